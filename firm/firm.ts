import { type Firm, parseFirm } from "./firm-schema.ts";

/*
 * Everything about the firm that differs from one firm to the next. Change it here and nowhere
 * else; `npm run preflight` lists what is still a sample or a placeholder.
 */
const details: Firm = {
  name: "The Firm",
  origin: "https://www.the-firm.example",
  phone: "0161 496 0000",
  messaging: { label: "WhatsApp", number: "07700 900000" },
  email: "hello@the-firm.example",
  socials: [
    { network: "linkedin", url: "https://www.linkedin.example/company/the-firm" },
    { network: "facebook", url: "https://www.facebook.example/the-firm" },
    { network: "instagram", url: "https://www.instagram.example/the-firm" },
  ],
  openingHours: [
    { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
    { days: [0], label: "Sunday", opens: "11:00", closes: "16:00" },
  ],
  closedOnBankHolidays: true,
  offices: [
    {
      id: "manchester",
      name: "Manchester",
      country: "United Kingdom",
      address: ["Sample House", "1 Example Street", "Manchester", "M99 9ZZ"],
      image: "MANCHESTER",
      contactLink: "/contact",
      isChina: false,
      timeZone: "Europe/London",
    },
    {
      id: "oldham",
      name: "Oldham",
      country: "United Kingdom",
      address: ["2 Example Road", "Oldham", "OL99 9ZZ"],
      image: "OLDHAM",
      contactLink: "/contact",
      isChina: false,
      timeZone: "Europe/London",
    },
    {
      id: "dubai",
      name: "Dubai",
      country: "United Arab Emirates",
      address: ["Office 3, Sample Tower", "Example Avenue", "Dubai"],
      image: "DUBAI",
      contactLink: "/contact",
      isChina: false,
      timeZone: "Asia/Dubai",
    },
    {
      id: "shenzhen",
      name: "Shenzhen",
      country: "China",
      address: ["深圳市福田区示例路4号", "示例大厦4层"],
      latin: "4 Example Road, Futian, Shenzhen",
      image: "深圳",
      contactLink: "/contact",
      isChina: true,
      timeZone: "Asia/Shanghai",
    },
    {
      id: "shanghai",
      name: "Shanghai",
      country: "China",
      address: ["上海市浦东新区示例路5号", "示例中心5层"],
      latin: "5 Example Road, Pudong, Shanghai",
      image: "上海",
      contactLink: "/contact",
      isChina: true,
      timeZone: "Asia/Shanghai",
    },
    {
      id: "chengdu",
      name: "Chengdu",
      country: "China",
      address: ["成都市锦江区示例街6号", "示例广场6层"],
      latin: "6 Example Street, Jinjiang, Chengdu",
      image: "成都",
      contactLink: "/contact",
      isChina: true,
      timeZone: "Asia/Shanghai",
    },
    {
      id: "lahore",
      name: "Lahore",
      country: "Pakistan",
      address: ["7 Sample Plaza", "Example Boulevard", "Lahore"],
      image: "LAHORE",
      contactLink: "/contact",
      isChina: false,
      timeZone: "Asia/Karachi",
    },
  ],
  footerOffices: ["manchester", "oldham", "dubai", "lahore"],
  aboutOffices: ["manchester", "dubai", "lahore"],
  leadForm: { frameUrl: "/lead-form", scriptUrl: "/lead-form-embed.js" },
  newsletter: {},
  reviews: { source: "Sample Reviews", asAt: "2026-11-01" },
};

/**
 * The firm's details. Checked wherever the module loads outside a browser (build, tests, scripts),
 * so a bad value stops the build; browsers get the checked values without the checker.
 */
export const firm: Firm = import.meta.env?.SSR === false ? details : parseFirm(details);
