import { describe, expect, test } from "vitest";
import { parseFirm } from "./firm-schema";
import { realFirm } from "./samples/real-firm";

const [first, second, ...others] = realFirm.offices;
const [profile] = realFirm.socials;
const [person] = realFirm.people ?? [];
const company = realFirm.particulars;
const withOffice = (change: object) => ({ offices: [{ ...first, ...change }, second, ...others] });
const withPerson = (change: object) => ({ people: [{ ...person, ...change }] });
const withParticulars = (change: object) => ({ particulars: { ...company, ...change } });
const hours = (change: object) => ({ openingHours: [{ days: [1], label: "Monday", ...change }] });
const soleTrader = { form: "sole-trader", owner: "A. Person", addressForService: "1 High Street" };

/** What an owner may get wrong: the change, the place that the message names, and the remedy. */
const wrongValues: [name: string, change: object, place: string, remedy: string][] = [
  ["no phone", { phone: undefined }, "phone", "is missing: write a phone number"],
  ["a phone as a number", { phone: 1618341234 }, "phone", "must be a phone number, in quotes"],
  ["letters in a phone", { phone: "CALL US NOW" }, "phone", "such as 0161 496 0000"],
  ["an empty name", { name: " " }, "name", "is empty: write the name"],
  ["an e-mail without a host", { email: "hello@" }, "email", "such as hello@firm.example"],
  ["an origin with a slash", { origin: "https://a.co.uk/" }, "origin", "such as https://www."],
  ["an origin without https", { origin: "www.a.co.uk" }, "origin", "starts with https://"],
  ["no messaging", { messaging: null }, "messaging", "must be a group of fields in braces"],
  [
    "a messaging service that the link does not open",
    { messaging: { label: "Signal", number: "07700 900000" } },
    "messaging.label",
    "must name WhatsApp",
  ],
  ["an unknown field", { fax: "0161 496 0001" }, '"fax"', "correct its name, or take it out"],
  ["no profile", { socials: [] }, "socials", "must list at least 1 of: a social profile"],
  [
    "seven profiles",
    { socials: Array(7).fill(profile) },
    "socials",
    "must list at most 6 of: a social profile",
  ],
  [
    "a network twice",
    { socials: [profile, profile] },
    "socials",
    'must not use a network twice ("linkedin"): change or remove one',
  ],
  [
    "a profile elsewhere",
    { socials: [{ network: "x", url: "https://example.org/a" }] },
    "socials[0].url",
    "is not an address on x.com: write the profile's own address there",
  ],
  [
    "a profile without https",
    { socials: [{ network: "x", url: "x.com/a" }] },
    "socials[0].url",
    "must be a full address that starts with https://",
  ],
  [
    "Chinese where Latin letters are wanted",
    withOffice({ latin: "深圳市" }),
    'offices "manchester": latin',
    "must be in Latin letters",
  ],
  [
    "an office twice",
    { offices: [first, first, second, ...others] },
    "offices",
    'must not use an id twice ("manchester"): change or remove one',
  ],
  [
    "an office without a time zone",
    withOffice({ timeZone: "UK" }),
    'offices "manchester": timeZone',
    "such as Europe/London",
  ],
  [
    "an office with one line",
    withOffice({ address: ["1 High Street"] }),
    'offices "manchester": address',
    "must list at least 2 of: a line of the address",
  ],
  [
    "an office with an unknown field",
    withOffice({ fax: "1" }),
    'offices "manchester": "fax"',
    "correct its name, or take it out",
  ],
  [
    "an office's id in capitals",
    withOffice({ id: "Leeds" }),
    'offices "Leeds": id',
    "such as leeds",
  ],
  [
    "a footer office that is none",
    { footerOffices: ["manchester", "leeds"] },
    "footerOffices[1]",
    '"leeds" is not the id of an office: write one of manchester, oldham,',
  ],
  [
    "an office twice on /about",
    { aboutOffices: ["manchester", "manchester"] },
    "aboutOffices[1]",
    "stands there twice: take one out",
  ],
  [
    "hours as people say them",
    hours({ opens: "8am", closes: "18:00" }),
    "opens",
    "HH:MM, such as 08:00",
  ],
  [
    "hours that end too early",
    hours({ opens: "18:00", closes: "08:00" }),
    "closes",
    "must be later",
  ],
  ["a day without hours", hours({}), "openingHours[0].opens", "is missing: write a time"],
  ["a closed day with hours", hours({ closed: true, opens: "08:00" }), '"opens"', "take it out"],
  [
    "a day twice",
    { openingHours: [...realFirm.openingHours, { days: [0], label: "Sunday", closed: true }] },
    "openingHours",
    "must not list a day twice (0): take it out of one line",
  ],
  [
    "a weekday of no week",
    hours({ days: [7], opens: "08:00", closes: "18:00" }),
    "openingHours[0].days[0]",
    "0 (Sunday) to 6 (Saturday)",
  ],
  [
    "a weekday by its name",
    hours({ days: ["Monday"], opens: "08:00", closes: "18:00" }),
    "openingHours[0].days[0]",
    "0 (Sunday) to 6 (Saturday), without quotes",
  ],
  [
    "a legal form that is none",
    withParticulars({ form: "ltd" }),
    "particulars.form",
    "must be one of company, llp, partnership, sole-trader",
  ],
  [
    "a company number of seven digits",
    withParticulars({ registeredNumber: "1234567" }),
    "particulars.registeredNumber",
    "must be 8 digits if registered in England and Wales, such as 01234567",
  ],
  [
    "an English number in Scotland",
    withParticulars({ registeredIn: "Scotland" }),
    "particulars.registeredNumber",
    "must be SC and 6 digits if registered in Scotland, such as SC012345",
  ],
  [
    "a company's number for an LLP",
    withParticulars({ form: "llp" }),
    "particulars.registeredNumber",
    "must be OC and 6 digits",
  ],
  [
    "a part of the UK that is none",
    withParticulars({ registeredIn: "England" }),
    "particulars.registeredIn",
    "must be one of England and Wales,",
  ],
  [
    "a company without its office",
    withParticulars({ registeredOffice: undefined }),
    "particulars.registeredOffice",
    "is missing: write the address on the register",
  ],
  [
    "a number for a sole trader",
    { particulars: { ...soleTrader, registeredNumber: "01234567" } },
    'particulars "registeredNumber"',
    "take it out",
  ],
  [
    "a partnership of one",
    {
      particulars: { form: "partnership", partners: ["A. Person"], addressForService: "1 High St" },
    },
    "particulars.partners",
    "must list at least 2 of: a partner's full name",
  ],
  [
    "a VAT number without GB",
    withParticulars({ vatNumber: "123456789" }),
    "particulars.vatNumber",
    "such as GB 123 4567 89, or null",
  ],
  [
    "a body without an address for complaints",
    withParticulars({ professionalBody: { name: "A body", title: "Advisers" } }),
    "particulars.professionalBody.complaints",
    "is missing: write where the body takes complaints",
  ],
  [
    "an insurer without cover",
    withParticulars({ insurer: { name: "An insurer", contact: "1 Lime Street" } }),
    "particulars.insurer.cover",
    "is missing: write the countries that the insurance covers",
  ],
  ["a person twice", { people: [person, person] }, "people", "must not use an id twice"],
  [
    "a portrait from elsewhere",
    withPerson({ portrait: "https://a.example/a.jpg" }),
    'people "a-featherstonehaugh": portrait',
    "written /people/a-person.jpg",
  ],
  [
    "a signature that is a photo",
    withPerson({ signature: "/people/a-signature.jpg" }),
    'people "a-featherstonehaugh": signature',
    "written /people/a-person.svg or .png",
  ],
  [
    "a direct line that nobody can dial",
    withPerson({ directLine: "extension 12" }),
    'people "a-featherstonehaugh": directLine',
    "must be a phone number",
  ],
  ["a note signed by a stranger", { signatory: "nobody" }, "signatory", "add the person there"],
  [
    "a sentence without its end",
    { dealings: { clientMoney: "We hold none" } },
    "dealings.clientMoney",
    "end with a full stop",
  ],
  [
    "a time that is none",
    { dealings: { complaintsWithin: "soon" } },
    "dealings.complaintsWithin",
    "must be a time such as 28 days",
  ],
  [
    "a count with an end of its own",
    { counted: { cases: "cases closed since 2011." } },
    "counted.cases",
    "must not end with a full stop",
  ],
  [
    "a number that the site does not claim",
    { counted: { rating: "all reviews" } },
    '"rating"',
    "correct its name, or take it out",
  ],
  [
    "fees without a charge",
    { fees: { rows: [{ work: "VAT" }] } },
    "fees.rows[0].charge",
    "write how",
  ],
  [
    "a count of reviews to come",
    { reviews: { source: "A site", asAt: "2999-01-01" } },
    "reviews.asAt",
    "write today's date or an earlier one",
  ],
  [
    "a day that is none",
    { reviews: { source: "A site", asAt: "31.10.2026" } },
    "reviews.asAt",
    "must be a date written YYYY-MM-DD",
  ],
  [
    "hours that leave days out",
    {
      openingHours: [{ days: [1, 2, 3, 4, 5], label: "Weekdays", opens: "09:00", closes: "17:00" }],
    },
    "openingHours",
    "add a line for Sunday and Saturday, with closed: true if you are not",
  ],
  [
    "a phone number with digits missing",
    { phone: "0113 320 48" },
    "phone",
    "must be a phone number of ten digits or more",
  ],
  [
    "half of a provider's form",
    { leadForm: { ...realFirm.leadForm, scriptUrl: "/lead-form-embed.js" } },
    "leadForm.scriptUrl",
    "write its address, which starts with https://",
  ],
];

test.each(wrongValues)("%s: the message names file and place, and says what to write", (...row) => {
  const [, change, place, remedy] = row;
  const parse = () => parseFirm({ ...realFirm, ...change });
  expect(parse).toThrow(/^firm\/firm\.ts has a bad value:\n {2}/);
  const lines = errorOf(parse).split("\n").slice(1);
  expect(lines.filter((line) => line.includes(place) && line.includes(remedy))).toHaveLength(1);
});

function errorOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("what differs from firm to firm is taken", () => {
  test.each([
    ["no particulars", { particulars: undefined }],
    [
      "an LLP of Scotland",
      withParticulars({ form: "llp", registeredIn: "Scotland", registeredNumber: "SO301234" }),
    ],
    [
      "a partnership",
      {
        particulars: {
          form: "partnership",
          partners: ["A. B.", "C. D."],
          addressForService: "1 High St",
        },
      },
    ],
    ["a sole trader without a VAT number", { particulars: { ...soleTrader, vatNumber: null } }],
    ["one profile", { socials: [profile] }],
    [
      "a day that is closed",
      {
        openingHours: [
          {
            days: [1, 2, 3, 4, 5, 6],
            label: "Monday to Saturday",
            opens: "09:00",
            closes: "17:00",
          },
          { days: [0], label: "Sunday", closed: true },
        ],
      },
    ],
    [
      "two offices",
      {
        offices: [first, second],
        footerOffices: ["oldham", "manchester"],
        aboutOffices: ["oldham"],
      },
    ],
    ["people not given yet", { people: undefined, signatory: undefined }],
    ["nobody shown, by choice", { people: [], signatory: undefined }],
  ])("%s", (_name, change) => {
    const details = { ...realFirm, ...change };
    expect(parseFirm(details)).toEqual(details);
  });
});
