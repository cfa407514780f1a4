import { type Screen, services } from "./table";

/** Around every page. */
export const around: Record<"banner" | "contentinfo", Screen> = {
  banner: {
    texts: ["New"],
    links: { Offices: ["/offices"], FAQs: ["/faqs"], "Free Consultation": ["/contact"] },
    counts: {
      "a[href^='tel:']:visible": 1,
      "a[href^='https://wa.me/']:visible": 1,
      "a[href^='https://www.']:visible": 3,
    },
    targets: {
      "nav[aria-label=Main] a": [
        ...services("tax-advisory", "bookkeeping", "investigation", "cop8", "cop9", "tax-fraud"),
        ...services("tax-appeal", "tax-tribunal", "tax-investigations", "vat-investigations"),
        ...services("paye-investigations", "forensic-accounting", "business-growth-advisory"),
        ...services("value-added-tax", "payroll", "management-accounting"),
        ...["/services", "/resources", "/about", "/contact"],
      ],
    },
  },
  contentinfo: {
    texts: ["Manchester", "Oldham", "Dubai", "Lahore", `© ${new Date().getFullYear()}`],
    counts: { address: 4 },
    targets: {
      "nav a": [
        ...["/blog", "/resources", "/faqs", "/privacy-policy", "/about", "/offices", "/contact"],
      ],
    },
  },
};
