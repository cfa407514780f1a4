import type { PageId } from "./pages.ts";

/** An entry of a menu. Its address is that of `page`. */
export interface NavigationItem {
  title: string;
  page: PageId;
  badge?: string;
  subServices?: { title: string; page: PageId }[];
}

/** The first-level entries of the Services dropdown, in their order there. The list on /services has an order of its own. */
export const services: NavigationItem[] = [
  { title: "Tax Advisory", page: "tax-advisory" },
  { title: "Bookkeeping", page: "bookkeeping" },
  {
    title: "Investigation Services",
    page: "investigation",
    badge: "New",
    subServices: [
      { title: "CoP8", page: "cop8" },
      { title: "CoP9", page: "cop9" },
      { title: "Tax Fraud", page: "tax-fraud" },
      { title: "Tax Appeal", page: "tax-appeal" },
      { title: "Tax Tribunal", page: "tax-tribunal" },
      { title: "Tax Investigations", page: "tax-investigations" },
      { title: "VAT Investigations", page: "vat-investigations" },
      { title: "PAYE Investigations", page: "paye-investigations" },
      { title: "Forensic Accounting", page: "forensic-accounting" },
    ],
  },
  { title: "Business Growth Advisory", page: "business-growth-advisory" },
  { title: "VAT", page: "value-added-tax" },
  { title: "Payroll", page: "payroll" },
  { title: "Management Accounting", page: "management-accounting" },
];

/** The main navigation beside the Services dropdown. */
export const mainLinks: NavigationItem[] = [
  { title: "Resources", page: "resources" },
  { title: "About", page: "about" },
  { title: "Contact", page: "contact" },
];

export const topBarLinks: NavigationItem[] = [
  { title: "Offices", page: "offices" },
  { title: "FAQs", page: "faqs" },
];

export const footerLinks: NavigationItem[] = [
  { title: "Blog", page: "blog" },
  { title: "Resources", page: "resources" },
  { title: "FAQs", page: "faqs" },
  { title: "Privacy policy", page: "privacy-policy" },
  { title: "About", page: "about" },
  { title: "Offices", page: "offices" },
  { title: "Contact", page: "contact" },
];
