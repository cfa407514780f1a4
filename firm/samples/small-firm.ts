import { pathOf } from "../../site/pages.ts";
import type { Firm } from "../firm-schema.ts";
import { sampleFirm } from "./sample-firm.ts";

/** A sole trader with one office, five days and one profile: the least that a site can stand on. */
export const smallFirm: Firm = {
  ...sampleFirm,
  name: "Okafor Tax",
  socials: [{ network: "linkedin", url: "https://www.linkedin.com/in/ada-okafor" }],
  closedOnBankHolidays: false,
  openingHours: [
    { days: [1, 2, 3, 4, 5], label: "Monday to Friday", opens: "09:00", closes: "17:00" },
    { days: [6, 0], label: "Saturday and Sunday", closed: true },
  ],
  offices: [
    {
      id: "leeds",
      name: "Leeds",
      country: "United Kingdom",
      address: ["12 Park Row", "Leeds", "LS1 5HD"],
      contactLink: pathOf("contact"),
      isChina: false,
      timeZone: "Europe/London",
    },
  ],
  footerOffices: ["leeds"],
  aboutOffices: ["leeds"],
  particulars: {
    form: "sole-trader",
    owner: "Ada Okafor",
    addressForService: "12 Park Row, Leeds, LS1 5HD",
    vatNumber: null,
    professionalBody: null,
    insurer: null,
    amlSupervisor: "HM Revenue and Customs",
    hmrcRegistration: null,
    complaintsContact: "Ada Okafor",
  },
};
