import type { Firm, Office } from "../firm-schema.ts";

const abroad = { contactLink: "/contact", isChina: false };
const inUk = { ...abroad, country: "United Kingdom", timeZone: "Europe/London" };
const inChina = { ...abroad, country: "China", isChina: true, timeZone: "Asia/Shanghai" };

const offices: Office[] = [
  {
    id: "manchester",
    name: "Manchester",
    ...inUk,
    address: [
      "Fourth Floor, Northumberland and Lancashire Chambers",
      "127 to 135 St Bartholomew’s Churchyard Passage",
      "Spinningfields and Castlefield Quarter",
      "Greater Manchester",
      "Manchester",
      "M60 9ZX",
    ],
    image: "MANCHESTER",
  },
  {
    id: "oldham",
    name: "Oldham",
    ...inUk,
    address: [
      "The Old Weighing House, Commonwealth Mill Business Park",
      "Unit 14B, 288 to 296 Huddersfield Turnpike Road",
      "Waterhead and Austerlands",
      "Greater Manchester",
      "OL4 3RB",
    ],
    image: "OLDHAM",
  },
  {
    id: "dubai",
    name: "Dubai",
    ...abroad,
    country: "United Arab Emirates",
    address: [
      "Office 2716 to 2719, 27th Floor, Prime Business Towers",
      "Sheikh Mohammed bin Rashid Boulevard",
      "Business Bay, next to the Financial Centre metro station",
      "P.O. Box 506812, Dubai",
    ],
    image: "DUBAI",
    phone: "+971 4 555 0100",
    timeZone: "Asia/Dubai",
  },
  {
    id: "shenzhen",
    name: "Shenzhen",
    ...inChina,
    address: [
      "广东省深圳市福田区中心四路1号",
      "嘉里建设广场第三座二十三层2304至2308单元",
      "邮政编码 518048",
    ],
    latin: "Units 2304 to 2308, Tower 3, Kerry Plaza, 1 Zhongxinsi Road, Futian, Shenzhen 518048",
    image: "深圳",
  },
  {
    id: "shanghai",
    name: "Shanghai",
    ...inChina,
    address: [
      "上海市浦东新区陆家嘴环路1000号",
      "恒生银行大厦四十五层4501至4506单元",
      "邮政编码 200120",
    ],
    image: "上海",
  },
  {
    id: "chengdu",
    name: "Chengdu",
    ...inChina,
    address: [
      "四川省成都市锦江区红星路三段1号",
      "成都国际金融中心一号办公楼三十八层",
      "邮政编码 610021",
    ],
    image: "成都",
  },
  {
    id: "lahore",
    name: "Lahore",
    ...abroad,
    country: "Pakistan",
    address: [
      "Suite 907 to 911, Ninth Floor, Al Hafeez Heights",
      "Plot 65-D/1, Ghalib Road, near Main Boulevard",
      "Gulberg III, opposite the Liberty Market roundabout",
      "Lahore 54660, Punjab",
    ],
    timeZone: "Asia/Karachi",
  },
];

/** A firm that has filled everything in, each detail as long as one may plausibly be. */
export const realFirm: Firm = {
  name: "Featherstonehaugh Cholmondeley & Wriothesley Chartered Tax Accountants",
  origin: "https://www.featherstonehaugh-cholmondeley-wriothesley.co.uk",
  phone: "+44 161 834 1234",
  messaging: { label: "WhatsApp Business", number: "+44 7911 123456" },
  email: "new.enquiries@featherstonehaugh-cholmondeley-wriothesley.co.uk",
  socials: [
    {
      network: "linkedin",
      url: "https://www.linkedin.com/company/featherstonehaugh-cholmondeley-wriothesley-tax",
    },
    {
      network: "facebook",
      url: "https://www.facebook.com/FeatherstonehaughCholmondeleyWriothesley",
    },
    { network: "youtube", url: "https://www.youtube.com/@FeatherstonehaughCholmondeley" },
  ],
  closedOnBankHolidays: true,
  openingHours: [
    { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
    { days: [0], label: "Sunday, by appointment", opens: "11:00", closes: "16:00" },
  ],
  offices,
  footerOffices: ["manchester", "oldham", "dubai", "lahore"],
  aboutOffices: ["manchester", "dubai", "lahore"],
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
  people: [
    {
      id: "a-featherstonehaugh",
      name: "Dr Alexandra Featherstonehaugh-Cholmondeley",
      role: "Senior partner, head of tax investigations and disclosures",
      body: "Fellow of the Institute of Chartered Accountants in England and Wales, and of the Chartered Institute of Taxation",
    },
  ],
  signatory: "a-featherstonehaugh",
  dealings: {
    engagementLetter:
      "Before any work you get an engagement letter. It names the work, the fee, who does it, and how either of us can end it.",
    clientMoney: "We hold no money for clients: tax is paid to HMRC by the client.",
    firstCall: "about 20 minutes",
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
  },
  reviews: { source: "Independent client reviews on Trustpilot", asAt: "2026-11-01" },
};
