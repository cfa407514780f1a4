import type { Firm, Person } from "../firm-schema.ts";
import { longOffices } from "./long-offices.ts";
import { sampleFirm } from "./sample-firm.ts";

const portrait = "/people/made-portrait.png";

const people: Person[] = [
  {
    id: "a-featherstonehaugh",
    name: "Dr Alexandra Featherstonehaugh-Cholmondeley",
    role: "Senior partner, head of tax investigations and disclosures",
    body: "Fellow of the Institute of Chartered Accountants in England and Wales, and of the Chartered Institute of Taxation",
    letters: "BSc (Hons), FCA, CTA (Fellow), TEP",
    number: "member 1234567",
    directLine: "+44 161 834 5678",
    portrait,
    signature: "/people/made-signature.svg",
    sentence:
      "She has dealt with HMRC’s specialist investigators for nineteen years, first from the other side of the table, and reads every disclosure before it leaves the firm.",
  },
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

const everyOffice = sampleFirm.offices.map(({ id }) => id);

/** A firm that has filled everything in: as many of each detail, and as long, as there may plausibly be. */
export const longestFirm: Firm = {
  ...sampleFirm,
  name: "Featherstonehaugh Cholmondeley & Wriothesley Chartered Tax Accountants",
  origin: "https://www.featherstonehaugh-cholmondeley-wriothesley.co.uk",
  phone: "+44 161 834 1234",
  messaging: { label: "WhatsApp Business", number: "+44 7911 123456" },
  email: "new.enquiries@featherstonehaugh-cholmondeley-wriothesley.co.uk",
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
  offices: sampleFirm.offices.map((office) => ({ ...office, ...longOffices[office.id] })),
  footerOffices: everyOffice,
  aboutOffices: everyOffice,
  particulars: {
    form: "company",
    registeredName:
      "Featherstonehaugh Cholmondeley & Wriothesley Chartered Tax Accountants Limited",
    registeredNumber: "01234567",
    registeredIn: "England and Wales",
    registeredOffice:
      "Fourth Floor, Northumberland and Lancashire Chambers, 127 to 135 St Bartholomew’s Churchyard Passage, Manchester, M60 9ZX",
    vatNumber: "GB 123 4567 89",
    professionalBody: {
      name: "the Institute of Chartered Accountants in England and Wales, member firm C001234567",
      title: "Chartered Accountants",
      complaints: "Professional Conduct Department, Metropolitan House, Milton Keynes, MK9 2FZ",
    },
    insurer: {
      name: "Northern and Midland Professional Indemnity Mutual",
      contact: "12 Lime Street, London, EC3M 7AA",
      cover: "work done anywhere except in the USA and Canada",
    },
    amlSupervisor: "the Institute of Chartered Accountants in England and Wales",
    hmrcRegistration: "agent reference number AARN1234567, registered on 18 May 2026",
    complaintsContact:
      "Dr Alexandra Featherstonehaugh-Cholmondeley, complaints@featherstonehaugh-cholmondeley-wriothesley.co.uk",
  },
  people,
  signatory: "a-featherstonehaugh",
  dealings: {
    engagementLetter:
      "Before any work you get an engagement letter. It names the work, the fee, who does it, and how either of us can end it.",
    clientMoney: "We hold no money for clients: tax is paid to HMRC by the client.",
    firstCall: "about 20 minutes",
    messagesAnswered:
      "We answer each message by the end of the next working day, and at once if its date is close.",
    languages: "We speak English, Cantonese, Mandarin, Punjabi, Urdu and Arabic.",
    cop9Duration: "Our own cases of the last ten years took from 14 months to three years.",
    complaintsWithin: "28 days",
    safeguardAbroad: "the International Data Transfer Agreement",
  },
  counted: {
    cases: "cases with HMRC that were closed since 2011",
    years: "the years since the firm was founded",
    experience: "the years that our senior partner has practised",
    connections: "people and companies in our contact lists, former clients included",
  },
  leadForm: {
    frameUrl:
      "https://forms.leadprovider.com/embed/v3/7f3c2a9e-41d8-4b6c-9a57-0d2e8c1f6b34?theme=light",
    scriptUrl: "https://forms.leadprovider.com/embed/v3/7f3c2a9e-41d8-4b6c-9a57-0d2e8c1f6b34.js",
  },
  newsletter: {
    action:
      "https://featherstonehaugh.us21.list-manage.com/subscribe/post?u=4f1c9d07a2b85e63&id=9be27d10",
    field: "EMAIL",
  },
  reviews: { source: "Independent client reviews on Trustpilot", asAt: "2026-11-01" },
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
