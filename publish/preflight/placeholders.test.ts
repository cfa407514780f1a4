import { expect, test } from "vitest";
import { longestFirm } from "../../firm/samples/longest-firm";
import { sampleFirm } from "../../firm/samples/sample-firm";
import { findPlaceholders, findSamples, findWorthGiving } from "./placeholders";

test("a real firm's details pass", () => {
  expect(findPlaceholders(longestFirm)).toEqual([]);
  expect(findWorthGiving(longestFirm)).toEqual([]);
});

test.each([
  [{ name: "The Firm" }, "name is a placeholder"],
  [{ origin: "https://www.the-firm.example" }, "origin is under .example"],
  [{ email: "hello@the-firm.example" }, "email is under .example"],
  [{ phone: "0161 496 0000" }, "phone is a number that Ofcom keeps"],
  [{ phone: "+44 161 496 0000" }, "phone is a number that Ofcom keeps"],
  [
    { messaging: { label: "WhatsApp", number: "07700 900000" } },
    "messaging.number is a number that Ofcom keeps",
  ],
  [{ offices: sampleFirm.offices }, "offices[3].address[0] is a sample"],
  [{ reviews: sampleFirm.reviews }, "reviews.source is a sample"],
  [{ people: [{ id: "a", name: "A. Sample", role: "Partner" }] }, "people[0].name is a sample"],
])("%j is named", (change, line) => {
  expect(findPlaceholders({ ...longestFirm, ...change }).join("\n")).toContain(line);
});

test("a firm may not go live with samples of people, and is told that it may show nobody", () => {
  const { people, signatory, ...unnamed } = longestFirm;
  expect(findPlaceholders(unnamed).join()).toMatch(/people is left out.*write people: \[\]/);
  expect(findPlaceholders({ ...unnamed, people: [] })).toEqual([]);
});

const { signatory, ...unsigned } = longestFirm;
const { firstCall } = longestFirm.dealings ?? {};

test.each([
  ["nobody is shown as the reader of letters", unsigned, /signatory is left out/],
  ["nobody is shown", { ...unsigned, people: [] }, /people is empty/],
  [
    "little is said of how it deals with clients",
    { ...longestFirm, dealings: { firstCall }, counted: undefined },
    /dealings lacks engagementLetter, messagesAnswered, languages, cop9Duration, clientMoney(?!.*firstCall).*counted lacks cases, years/,
  ],
  [
    "the form is the site's own",
    { ...longestFirm, leadForm: sampleFirm.leadForm },
    /leadForm is the site's own form/,
  ],
])("where %s a firm may go live, but is told", (_what, firm, told) => {
  expect(findPlaceholders(firm)).toEqual([]);
  expect(findWorthGiving(firm).join()).toMatch(told);
});

test("sample testimonials are named, real ones are not", () => {
  const real = { name: "A. Client", role: "", content: "Thank you.", rating: 5 } as const;
  expect(findSamples([real])).toEqual([]);
  expect(findSamples([real, { ...real, sample: true }])).toEqual([
    '"A. Client" is a sample, not a real review',
  ]);
});
