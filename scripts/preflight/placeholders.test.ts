import { expect, test } from "vitest";
import { firm } from "~/config/firm";
import type { Firm } from "~/config/firm-schema";
import { findPlaceholders, findSamples } from "./placeholders";

const real: Firm = {
  name: "Harrow & Lyle",
  origin: "https://www.harrowlyle.co.uk",
  phone: "0161 834 1234",
  messaging: { label: "WhatsApp", number: "07911 123456" },
  email: "help@harrowlyle.co.uk",
  socials: [
    { network: "linkedin", url: "https://www.linkedin.com/company/harrow-lyle" },
    { network: "x", url: "https://x.com/harrowlyle" },
    { network: "youtube", url: "https://www.youtube.com/@harrowlyle" },
  ],
  openingHours: firm.openingHours,
  offices: firm.offices.map((office) => ({ ...office, address: ["4 Mill Lane", office.name] })),
  footerOffices: firm.footerOffices,
  aboutOffices: firm.aboutOffices,
  company: {
    registeredName: "Harrow & Lyle Ltd",
    registeredNumber: "01234567",
    registeredIn: "England and Wales",
    registeredOffice: "4 Mill Lane, Manchester",
    professionalBody: "the body",
    amlSupervisor: "the supervisor",
    hmrcRegistration: "registered",
    complaintsContact: "the partner",
  },
  leadForm: {
    frameUrl: "https://forms.provider.com/1",
    scriptUrl: "https://forms.provider.com/e.js",
  },
  newsletter: {},
  reviews: { source: "A review site", asAt: "2026-11-01" },
};

test("a real firm's details pass", () => {
  expect(findPlaceholders(real)).toEqual([]);
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
  [{ offices: firm.offices }, "offices[3].address[0] is a sample"],
  [{ reviews: firm.reviews }, "reviews.source is a sample"],
  [{ leadForm: firm.leadForm }, "leadForm is the site's own form"],
  [{ company: {} }, "company.amlSupervisor is empty"],
])("%j is named", (change, line) => {
  expect(findPlaceholders({ ...real, ...change }).join("\n")).toContain(line);
});

test("sample testimonials are named, real ones are not", () => {
  const real = { name: "A. Client", role: "", content: "Thank you.", rating: 5 } as const;
  expect(findSamples([real])).toEqual([]);
  expect(findSamples([real, { ...real, sample: true }])).toEqual([
    '"A. Client" is a sample, not a real review',
  ]);
});
