import { expect, test } from "vitest";
import { longestFirm } from "../../firm/samples/longest-firm";
import { sampleFirm } from "../../firm/samples/sample-firm";
import { findPlaceholders, findSamples, findWorthGiving } from "./placeholders";

test("a real firm's details pass", () => {
  expect(findPlaceholders(longestFirm)).toEqual([]);
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

test("a firm that shows nobody, or nobody as the reader of letters, may go live, but is told", () => {
  const { signatory, ...unsigned } = longestFirm;
  expect(findPlaceholders(unsigned)).toEqual([]);
  expect(findWorthGiving(unsigned).join()).toContain("signatory is left out");
  expect(findWorthGiving({ ...unsigned, people: [] }).join()).toContain("people is empty");
  expect(findWorthGiving({ ...unsigned, signatory })).toEqual([]);
});

test("a firm that says little of how it deals with clients may go live, but is told", () => {
  const quiet = { ...longestFirm, dealings: { firstCall: "about 20 minutes" }, counted: undefined };
  expect(findPlaceholders(quiet)).toEqual([]);
  const told = findWorthGiving(quiet).join();
  expect(told).toMatch(
    /dealings lacks engagementLetter, messagesAnswered, languages, cop9Duration, clientMoney/,
  );
  expect(told).toMatch(/counted lacks cases, years/);
  expect(told).not.toContain("firstCall");
});

test("a firm with the site's own form may go live, but is told", () => {
  const own = { ...longestFirm, leadForm: sampleFirm.leadForm };
  expect(findPlaceholders(own)).toEqual([]);
  expect(findWorthGiving(own).join()).toContain("leadForm is the site's own form");
});

test("sample testimonials are named, real ones are not", () => {
  const real = { name: "A. Client", role: "", content: "Thank you.", rating: 5 } as const;
  expect(findSamples([real])).toEqual([]);
  expect(findSamples([real, { ...real, sample: true }])).toEqual([
    '"A. Client" is a sample, not a real review',
  ]);
});
