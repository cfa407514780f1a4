import { firm } from "~/config/firm";
import type { Firm } from "~/config/firm-schema";

/** The details of a firm that has filled everything in. */
export const realFirm: Firm = {
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
  offices: firm.offices.map((office) => ({
    ...office,
    address: ["4 Mill Lane", office.name, "M1 1AA"],
  })),
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
