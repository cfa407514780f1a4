import type { PageId } from "./pages.ts";

/* What the menus hold; the registry says what each page is called. */

/** An entry of the Services dropdown. */
export interface ServiceEntry {
  page: PageId;
  badge?: string;
  subServices?: readonly PageId[];
}

/** The first-level entries of the Services dropdown, in their order there. The list on /services has an order of its own. */
export const services: readonly ServiceEntry[] = [
  { page: "tax-advisory" },
  { page: "bookkeeping" },
  {
    page: "investigation",
    badge: "New",
    subServices: [
      "cop8",
      "cop9",
      "tax-fraud",
      "tax-appeal",
      "tax-tribunal",
      "tax-investigations",
      "vat-investigations",
      "paye-investigations",
      "forensic-accounting",
    ],
  },
  { page: "business-growth-advisory" },
  { page: "value-added-tax" },
  { page: "payroll" },
  { page: "management-accounting" },
];

/** The main navigation beside the Services dropdown. */
export const mainLinks = ["resources", "about", "contact"] as const satisfies PageId[];

export const topBarLinks = ["offices", "faqs"] as const satisfies PageId[];

export const footerLinks = [
  "blog",
  "resources",
  "faqs",
  "privacy-policy",
  "about",
  "offices",
  "contact",
] as const satisfies PageId[];
