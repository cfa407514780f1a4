import { expect, test } from "vitest";
import { parseFirm } from "./firm-schema";
import { longestFirm } from "./samples/longest-firm";
import { sampleFirm } from "./samples/sample-firm";

const { offices, particulars: company, people: [person] = [], socials } = longestFirm;
const [first, second, ...others] = offices;
const [profile] = socials;

const office = (change: object) => ({ offices: [{ ...first, ...change }, second, ...others] });
const somebody = (change: object) => ({ people: [{ ...person, ...change }] });
const particulars = (change: object) => ({ particulars: { ...company, ...change } });
const network = (network: string, url: string) => ({ socials: [{ network, url }] });
const hours = (change: object) => ({ openingHours: [{ days: [1], label: "Monday", ...change }] });
const form = (frameUrl: string, scriptUrl: string) => ({ leadForm: { frameUrl, scriptUrl } });
const asAt = (day: string) => ({ reviews: { source: "A site", asAt: day } });

const whenOpen = { opens: "08:00", closes: "18:00" };
const sunday = { days: [0], label: "Sunday", closed: true };
const sundayTwice = [...longestFirm.openingHours, sunday];
const weekdays = { days: [1, 2, 3, 4, 5], label: "Weekdays", ...whenOpen };
const soleTrader = { form: "sole-trader", owner: "A. Person", addressForService: "1 High Street" };
const partnership = { form: "partnership", addressForService: "1 High Street" };
const who = 'people "a-featherstonehaugh"';
const ownForm = ["/lead-form", "/lead-form-embed.js"] as const;
const [aForm, aScript] = ["https://forms.provider.com/1", "https://cdn.provider.net/e.js"];

/** What an owner may get wrong: the change, the place that the message names, and what it says to write. */
const wrongValues: [change: object, place: string, remedy: string][] = [
  [{ fax: "0161 496 0001" }, '"fax"', "correct its name, or take it out"],
  [{ name: " " }, "name", "is empty: write the name"],
  [{ phone: undefined }, "phone", "is missing: write a phone number"],
  [{ phone: 1618341234 }, "phone", "must be a phone number, in quotes"],
  [{ phone: "0113 320 48" }, "phone", "must be a phone number of 10 to 15 digits"],
  [{ phone: "+92 42 111 222 333 444 5" }, "phone", "must be a phone number of 10 to 15 digits"],
  [{ phone: "+44 0161 834 1234" }, "phone", "+44 161 496 0000, without 00 or a 0 after +44"],
  [{ phone: "0044 161 834 1234" }, "phone", "without 00 or a 0 after +44"],
  [{ phone: "+00 44 161 834 1234" }, "phone", "without 00 or a 0 after +44"],
  [{ phone: "+0 161 834 1234" }, "phone", "without 00 or a 0 after +44"],
  [
    { messaging: { label: "WhatsApp", number: "0044 7911 123456" } },
    "messaging.number",
    "without 00 or a 0 after +44",
  ],
  [{ email: "hello@" }, "email", "must be an email address, such as hello@firm.example"],
  [{ origin: "https://a.co.uk/" }, "origin", "or a final slash: https://a.co.uk"],
  [
    { origin: "https://WWW.A.co.uk" },
    "origin",
    "as browsers do, without a path or a final slash: https://www.a.co.uk",
  ],
  [{ origin: "https://müller.co.uk" }, "origin", ": https://xn--mller-kva.co.uk"],
  [{ origin: "https://a.co.uk:443" }, "origin", ": https://a.co.uk"],
  [{ origin: "http://a.co.uk" }, "origin", "must be a full address that starts with https://"],
  [{ origin: "www.a.co.uk" }, "origin", "must be a full address that starts with https://"],
  [{ messaging: null }, "messaging", "must be a group of fields in braces"],
  [{ messaging: { label: "Signal", number: "07700 900000" } }, "messaging.label", "name WhatsApp"],
  [{ socials: [] }, "socials", "must list at least 1 of: a social profile"],
  [{ socials: Array(7).fill(profile) }, "socials", "must list at most 6 of: a social profile"],
  [{ socials: [profile, profile] }, "socials", 'network twice ("linkedin"): change or remove one'],
  [network("friendster", "https://a.example"), "socials[0].network", "one of facebook, instagram,"],
  [network("x", "https://example.org/a"), "socials[0].url", "is not an address on x.com: write"],
  [office({ latin: "深圳市" }), 'offices "manchester": latin', "must be in Latin letters"],
  [office({ latin: "4 High St, Leeds" }), 'offices "manchester": latin', "of another town"],
  [office({ timeZone: "UK" }), 'offices "manchester": timeZone', "such as Europe/London"],
  [office({ timeZone: "Asia/Kolkata" }), 'offices "manchester": timeZone', "of another country"],
  [office({ country: "England" }), 'offices "manchester": country', "must be United Kingdom"],
  ...["Republic of Ireland", "USA", "US", "Holland", "The Netherlands"].map(
    (country): (typeof wrongValues)[number] => [
      office({ country, phone: undefined }),
      'offices "manchester": country',
      "such as Ireland, Netherlands or United States",
    ],
  ),
  [
    office({ country: "Pakistan", timeZone: "Asia/Karachi", phone: "042 3571 2345" }),
    'offices "manchester": phone',
    "the code of its country",
  ],
  [office({ timeZone: "Europe/Oldham" }), 'offices "manchester": timeZone', "an IANA time zone"],
  [office({ address: undefined }), 'offices "manchester": address', "must be a list in square"],
  [office({ address: ["1 High Street"] }), 'offices "manchester": address', "list at least 2 of"],
  [office({ contactLink: "/contcat" }), 'offices "manchester": contactLink', "leads to no page"],
  [office({ fax: "1" }), 'offices "manchester": "fax"', "correct its name, or take it out"],
  [office({ id: "Leeds" }), 'offices "Leeds": id', "such as leeds"],
  [{ offices: [first, ...offices] }, "offices", 'id twice ("manchester"): change or remove one'],
  [{ footerOffices: ["oldham", "leeds"] }, "footerOffices[1]", "office: write one of manchester"],
  [{ aboutOffices: ["oldham", "oldham"] }, "aboutOffices[1]", "stands there twice: take one out"],
  [hours({ opens: "8am", closes: "18:00" }), "opens", "HH:MM, from 00:00 to 23:59"],
  [hours({ opens: "00:00", closes: "24:00" }), "closes", "HH:MM, from 00:00 to 23:59"],
  [hours({ opens: "08:00", closes: "00:00" }), "closes", "midnight is 23:59"],
  [hours({ opens: "00:00", closes: "00:00" }), "closes", "round the clock 00:00 to 23:59"],
  [hours({}), "openingHours[0].opens", "is missing: write a time"],
  [hours({ closed: true, opens: "08:00" }), '"opens"', "take it out"],
  [hours({ ...whenOpen, days: [7] }), "openingHours[0].days[0]", "0 (Sunday) to 6 (Saturday)"],
  [hours({ ...whenOpen, days: ["Monday"] }), "openingHours[0].days[0]", "without quotes"],
  [
    { openingHours: sundayTwice },
    "openingHours",
    "day twice (0): take it out of one line; a break",
  ],
  [{ closedOnBankHolidays: "yes" }, "closedOnBankHolidays", "must be true or false"],
  [{ closedOn: ["2026-02-30"] }, "closedOn[0]", "must be a date written YYYY-MM-DD"],
  [{ closedOn: ["2026-11-27", "2026-11-27"] }, "closedOn", "must not use a date twice"],
  [{ openingHours: [weekdays] }, "openingHours", "add a line for Sunday and Saturday, with"],
  [particulars({ form: "ltd" }), "particulars.form", "one of company, llp, partnership, sole"],
  [particulars({ registeredNumber: "123" }), "particulars.registeredNumber", "must be 8 digits"],
  [particulars({ registeredIn: "Scotland" }), "registeredNumber", "in Scotland, such as SC012345"],
  [particulars({ form: "llp" }), "particulars.registeredNumber", "must be OC and 6 digits"],
  [particulars({ registeredIn: "England" }), "registeredIn", "one of England and Wales"],
  [
    particulars({ registeredOffice: undefined }),
    "registeredOffice",
    "is missing: write the address",
  ],
  [{ particulars: { ...soleTrader, registeredNumber: "1" } }, '"registeredNumber"', "take it out"],
  [{ particulars: { ...partnership, partners: ["A. B."] } }, "partners", "2 of: a partner's"],
  [
    { particulars: { ...partnership, partners: Array(21).fill("A. B.") } },
    "partners",
    "write null",
  ],
  [particulars({ vatNumber: "123456789" }), "particulars.vatNumber", "GB 123 4567 89, or null"],
  [
    particulars({ professionalBody: { name: "A", title: "B" } }),
    "complaints",
    "missing: write where",
  ],
  [particulars({ insurer: { name: "A", contact: "B" } }), "insurer.cover", "is missing: write the"],
  [{ people: [person, person] }, "people", "must not use an id twice"],
  [somebody({ portrait: "https://a.example/a.jpg" }), `${who}: portrait`, "/people/a-person.jpg"],
  [somebody({ signature: "/people/a.jpg" }), `${who}: signature`, "a-person.svg or .png"],
  [somebody({ directLine: "extension 12" }), `${who}: directLine`, "must be a phone number"],
  [{ signatory: "nobody" }, "signatory", "add the person there"],
  [{ dealings: { clientMoney: "We hold none" } }, "dealings.clientMoney", "end with a full stop"],
  [{ dealings: { complaintsWithin: "soon" } }, "dealings.complaintsWithin", "a time such as 28"],
  [{ counted: { cases: "cases closed." } }, "counted.cases", "must not end with a full stop"],
  [{ counted: { rating: "all reviews" } }, '"rating"', "correct its name, or take it out"],
  [{ fees: { rows: [{ work: "VAT" }] } }, "fees.rows[0].charge", "write how"],
  [asAt("2999-01-01"), "reviews.asAt", "write today's date or an earlier one"],
  [asAt("31.10.2026"), "reviews.asAt", "must be a date written YYYY-MM-DD"],
  [form("http://a.example/1", aScript), "leadForm.frameUrl", "must be a path on this site"],
  [form(aForm, ownForm[1]), "leadForm.scriptUrl", "write its address, which starts with https://"],
  [form(ownForm[0], aScript), "leadForm.scriptUrl", "must be /lead-form-embed.js"],
  [form("/form", "/form.js"), "leadForm.frameUrl", "must be the provider's address"],
  ...["/form", "?form", "#form", ":443/form"].map((end): (typeof wrongValues)[number] => [
    form(longestFirm.origin + end, aScript),
    "leadForm.frameUrl",
    "is on the site itself",
  ]),
  [form(longestFirm.origin.toUpperCase(), aScript), "leadForm.frameUrl", "is on the site itself"],
  [{ newsletter: { action: "http://a.example" } }, "newsletter.action", "starts with https://"],
  [
    { newsletter: { action: "https://a.example" } },
    "newsletter.field",
    "such as EMAIL (Mailchimp, Brevo)",
  ],
];

/** What the owner is told of such a change; nothing where it is taken. */
function refusalOf(change: object): string {
  try {
    parseFirm({ ...longestFirm, ...change });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(wrongValues)(
  "for %j the message names the file, “%s”, and says “%s”",
  (change, place, remedy) => {
    const message = refusalOf(change);
    expect(message).toMatch(/^firm\/firm\.ts has a bad value:\n {2}/);
    const lines = message.split("\n").slice(1);
    expect(lines.filter((line) => line.includes(place) && line.includes(remedy))).toHaveLength(1);
  },
);

test("every bad value has its line", () => {
  expect(refusalOf({ phone: "none", email: "none" })).toMatch(/phone .*\n.*email /);
});

test.each<[name: string, change: object]>([
  ["a fresh copy", sampleFirm],
  ["no particulars", { particulars: undefined }],
  [
    "an LLP of Scotland",
    particulars({ form: "llp", registeredIn: "Scotland", registeredNumber: "SO301234" }),
  ],
  ["a partnership", { particulars: { ...partnership, partners: ["A. B.", "C. D."] } }],
  ["a partnership of many", { particulars: { ...partnership, partners: null } }],
  ["the VAT number of a branch trader", particulars({ vatNumber: "GB 123 4567 89 001" })],
  ["a sole trader without a VAT number", { particulars: { ...soleTrader, vatNumber: null } }],
  ["no days of its own on which it is closed", { closedOn: undefined }],
  ["numbers abroad in groups of two", office({ phone: "+49 30 12 34 56 78" })],
  ["a number abroad of 12 digits", office({ phone: "+92 42 111 222 333" })],
  ["a number abroad whose own 0 is dialled", office({ phone: "+39 06 1234 5678" })],
  ["a number that was pasted with its no-break spaces", { phone: "0161\u00a0834\u00a01234" }],
  ["an island with the time of London", office({ country: "Jersey", phone: "+44 1534 496000" })],
  [
    "a country by its shorter name",
    office({ country: "Hong Kong", timeZone: "Asia/Hong_Kong", phone: "+852 2345 6789" }),
  ],
  ["an office's town in capitals", office({ latin: "4 HIGH STREET, MANCHESTER" })],
  [
    "an office's town without its accent",
    office({ name: "Málaga", latin: "Calle Larios 4, Malaga" }),
  ],
  ["an office's town without its hyphen", office({ name: "Xi’an", latin: "4 Example Road, Xian" })],
  ["an office's town in Chinese", office({ name: "深圳", latin: "4 Example Road, Shenzhen" })],
  ["one profile", { socials: [profile] }],
  ["a profile on the network's host", network("x", "https://x.com/firm")],
  ["a profile on the network's own subdomain", network("linkedin", "https://uk.linkedin.com/a")],
  ["a provider with its form and its script on different hosts", form(aForm, aScript)],
  ["a day that is closed", { openingHours: [{ ...weekdays, days: [1, 2, 3, 4, 5, 6] }, sunday] }],
  [
    "two offices",
    { offices: [first, second], footerOffices: ["oldham", "manchester"], aboutOffices: ["oldham"] },
  ],
  ["people not given yet", { people: undefined, signatory: undefined }],
  ["nobody shown, by choice", { people: [], signatory: undefined }],
])("what differs from firm to firm is taken: %s", (_name, change) => {
  const details = { ...longestFirm, ...change };
  expect(parseFirm(details)).toEqual(details);
});
