import type { Firm, Person } from "../firm-schema.ts";
import { realFirm } from "./real-firm.ts";

const portrait = "/people/made-portrait.png";

const people: Person[] = [
  ...(realFirm.people ?? []).map((person) => ({
    ...person,
    letters: "BSc (Hons), FCA, CTA (Fellow), TEP",
    number: "member 1234567",
    directLine: "+44 161 834 5678",
    portrait,
    signature: "/people/made-signature.svg",
    sentence:
      "She has dealt with HMRC’s specialist investigators for nineteen years, first from the other side of the table, and reads every disclosure before it leaves the firm.",
  })),
  {
    id: "m-wriothesley",
    name: "Maximilian Bartholomew Wriothesley-Cholmondeley",
    role: "Partner, appeals and tribunals",
    letters: "CTA",
    body: "Chartered Institute of Taxation",
    portrait,
  },
  { id: "j-li", name: "Jun Li", role: "Manager, VAT" },
];

/** A firm with every detail that there is, as many and as long as they may plausibly be. */
export const longestFirm: Firm = {
  ...realFirm,
  socials: (["linkedin", "facebook", "instagram", "tiktok", "x", "youtube"] as const).map(
    (network) => ({ network, url: `https://www.${network}.com/featherstonehaughcholmondeley` }),
  ),
  openingHours: [
    {
      days: [1, 2, 3, 4, 5],
      label: "Monday to Friday, bank holidays excepted",
      opens: "08:30",
      closes: "17:30",
    },
    { days: [6], label: "Saturday, by appointment only", opens: "09:30", closes: "12:30" },
    { days: [0], label: "Sunday and bank holidays", closed: true },
  ],
  footerOffices: realFirm.offices.map(({ id }) => id),
  aboutOffices: realFirm.offices.map(({ id }) => id),
  people,
  fees: {
    rows: [
      { work: "First consultation, by phone, by video or in the office", charge: "Free" },
      {
        work: "Self Assessment return with rental income from up to three properties",
        charge: "From £420, VAT included, agreed in writing before we start",
      },
      {
        work: "Investigations and disclosures",
        charge: "By the hour, £180 to £360 with VAT, with an estimate for each stage",
      },
    ],
    note: "Every price includes VAT. Counsel’s fees and tribunal fees, where there are any, come on top and are agreed with you first.",
  },
  urgent: {
    text: "Ask to see the warrant, be polite, answer no questions and call a criminal solicitor before anyone else. If you have none, ours answers at any hour:",
    phone: "+44 161 834 9876",
  },
};
