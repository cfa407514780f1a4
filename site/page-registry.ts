/** One screen of the site. */
export interface PageEntry {
  /** Stable name; navigation, links and tests use it, never the path. */
  id: string;
  /** The page's one address: no trailing slash, no extension. */
  path: string;
  /** Short name for breadcrumbs and links from related pages. */
  label: string;
  /** The page above it in the breadcrumbs; home for pages without one. */
  parent?: string;
  /** Its file. */
  route: string;
}

/** All screens with an address of their own; `pages.ts` is how they are looked up. */
export const registry = [
  { id: "home", path: "/", label: "Home", route: "app/pages/home/home.tsx" },
  {
    id: "services",
    path: "/services",
    label: "Services",
    route: "app/pages/services/services.tsx",
  },
  {
    id: "tax-advisory",
    path: "/services/tax-advisory",
    label: "Tax Advisory",
    parent: "services",
    route: "app/pages/service/tax-advisory.tsx",
  },
  {
    id: "bookkeeping",
    path: "/services/bookkeeping",
    label: "Bookkeeping",
    parent: "services",
    route: "app/pages/service/bookkeeping.tsx",
  },
  {
    id: "management-accounting",
    path: "/services/management-accounting",
    label: "Management Accounting",
    parent: "services",
    route: "app/pages/service/management-accounting.tsx",
  },
  {
    id: "value-added-tax",
    path: "/services/value-added-tax",
    label: "VAT",
    parent: "services",
    route: "app/pages/service/value-added-tax.tsx",
  },
  {
    id: "payroll",
    path: "/services/payroll",
    label: "Payroll",
    parent: "services",
    route: "app/pages/service/payroll.tsx",
  },
  {
    id: "business-growth-advisory",
    path: "/services/business-growth-advisory",
    label: "Business Growth Advisory",
    parent: "services",
    route: "app/pages/service/business-growth-advisory.tsx",
  },
  {
    id: "tax-appeal",
    path: "/services/tax-appeal",
    label: "Tax Appeal",
    parent: "investigation",
    route: "app/pages/service/tax-appeal.tsx",
  },
  {
    id: "tax-tribunal",
    path: "/services/tax-tribunal",
    label: "Tax Tribunal",
    parent: "investigation",
    route: "app/pages/service/tax-tribunal.tsx",
  },
  {
    id: "forensic-accounting",
    path: "/services/forensic-accounting",
    label: "Forensic Accounting",
    parent: "investigation",
    route: "app/pages/service/forensic-accounting.tsx",
  },
  {
    id: "investigation",
    path: "/services/investigation",
    label: "Investigation Services",
    parent: "services",
    route: "app/pages/hub/investigation.tsx",
  },
  {
    id: "cop8",
    path: "/services/cop8",
    label: "CoP8",
    parent: "investigation",
    route: "app/pages/defence/cop8.tsx",
  },
  {
    id: "cop9",
    path: "/services/cop9",
    label: "CoP9",
    parent: "investigation",
    route: "app/pages/defence/cop9.tsx",
  },
  {
    id: "tax-fraud",
    path: "/services/tax-fraud",
    label: "Tax Fraud",
    parent: "investigation",
    route: "app/pages/defence/tax-fraud.tsx",
  },
  {
    id: "tax-investigations",
    path: "/services/tax-investigations",
    label: "Tax Investigations",
    parent: "investigation",
    route: "app/pages/defence/tax-investigations.tsx",
  },
  {
    id: "vat-investigations",
    path: "/services/vat-investigations",
    label: "VAT Investigations",
    parent: "investigation",
    route: "app/pages/defence/vat-investigations.tsx",
  },
  {
    id: "paye-investigations",
    path: "/services/paye-investigations",
    label: "PAYE Investigations",
    parent: "investigation",
    route: "app/pages/defence/paye-investigations.tsx",
  },
  {
    id: "resources",
    path: "/resources",
    label: "Resources",
    route: "app/pages/resources/resources.tsx",
  },
  { id: "about", path: "/about", label: "About", route: "app/pages/about/about.tsx" },
  { id: "offices", path: "/offices", label: "Offices", route: "app/pages/offices/offices.tsx" },
  { id: "faqs", path: "/faqs", label: "FAQs", route: "app/pages/faqs/faqs.tsx" },
  { id: "contact", path: "/contact", label: "Contact", route: "app/pages/contact/contact.tsx" },
  {
    id: "privacy-policy",
    path: "/privacy-policy",
    label: "Privacy policy",
    route: "app/pages/privacy-policy/privacy-policy.tsx",
  },
  { id: "blog", path: "/blog", label: "Blog", route: "app/pages/blog/blog.tsx" },
] as const satisfies PageEntry[];
