import { pathOf } from "../../site/pages.ts";
import type { Firm, Office } from "../firm-schema.ts";

const abroad = { contactLink: pathOf("contact"), isChina: false };
const inUk = { ...abroad, country: "United Kingdom", timeZone: "Europe/London" };
const inChina = { ...abroad, country: "China", timeZone: "Asia/Shanghai" };
const street = "1 Example Street";

const offices: Office[] = [
  { id: "manchester", name: "Manchester", ...inUk, address: [street, "Manchester"] },
  { id: "oldham", name: "Oldham", ...inUk, address: [street, "Oldham"] },
  {
    id: "dubai",
    name: "Dubai",
    ...abroad,
    country: "United Arab Emirates",
    address: [street, "Dubai"],
    phone: "+971 4 555 0100",
    timeZone: "Asia/Dubai",
  },
  { id: "shenzhen", name: "Shenzhen", ...inChina, address: [street, "Shenzhen"] },
  { id: "shanghai", name: "Shanghai", ...inChina, address: [street, "Shanghai"] },
  { id: "chengdu", name: "Chengdu", ...inChina, address: [street, "Chengdu"] },
  {
    id: "lahore",
    name: "Lahore",
    ...abroad,
    country: "Pakistan",
    address: [street, "Lahore"],
    timeZone: "Asia/Karachi",
  },
];

/**
 * A firm like the one that a fresh copy comes with: every detail a sample that reaches nobody. Tests of the
 * code take it, so that the details of the firm whose site this is turn none of them red.
 */
export const sampleFirm: Firm = {
  name: "The Firm",
  origin: "https://www.the-firm.example",
  phone: "0161 496 0000",
  messaging: { label: "WhatsApp", number: "07700 900000" },
  email: "hello@the-firm.example",
  socials: (["linkedin", "facebook", "youtube"] as const).map((network) => ({
    network,
    url: `https://www.${network}.example/the-firm`,
  })),
  openingHours: [
    { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
    { days: [0], label: "Sunday, by appointment", opens: "11:00", closes: "16:00" },
  ],
  closedOnBankHolidays: true,
  offices,
  footerOffices: ["manchester", "oldham", "dubai", "lahore"],
  aboutOffices: ["manchester", "dubai", "lahore"],
  leadForm: { frameUrl: "/lead-form", scriptUrl: "/lead-form-embed.js" },
  newsletter: {},
  reviews: { source: "Sample Reviews", asAt: "2026-11-01" },
};
