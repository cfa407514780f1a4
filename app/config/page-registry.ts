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
  /** Its route module in `app/`. */
  route: string;
}

/** All screens with an address of their own; `pages.ts` is how they are looked up. */
export const registry = [
  { id: "home", path: "/", label: "Home", route: "routes/home.tsx" },
  { id: "services", path: "/services", label: "Services", route: "routes/services/services.tsx" },
  {
    id: "tax-advisory",
    path: "/services/tax-advisory",
    label: "Tax Advisory",
    parent: "services",
    route: "routes/services/tax-advisory.tsx",
  },
  {
    id: "bookkeeping",
    path: "/services/bookkeeping",
    label: "Bookkeeping",
    parent: "services",
    route: "routes/services/bookkeeping.tsx",
  },
  {
    id: "management-accounting",
    path: "/services/management-accounting",
    label: "Management Accounting",
    parent: "services",
    route: "routes/services/management-accounting.tsx",
  },
  {
    id: "value-added-tax",
    path: "/services/value-added-tax",
    label: "VAT",
    parent: "services",
    route: "routes/services/value-added-tax.tsx",
  },
  {
    id: "payroll",
    path: "/services/payroll",
    label: "Payroll",
    parent: "services",
    route: "routes/services/payroll.tsx",
  },
  {
    id: "business-growth-advisory",
    path: "/services/business-growth-advisory",
    label: "Business Growth Advisory",
    parent: "services",
    route: "routes/services/business-growth-advisory.tsx",
  },
  {
    id: "tax-appeal",
    path: "/services/tax-appeal",
    label: "Tax Appeal",
    parent: "investigation",
    route: "routes/services/tax-appeal.tsx",
  },
  {
    id: "tax-tribunal",
    path: "/services/tax-tribunal",
    label: "Tax Tribunal",
    parent: "investigation",
    route: "routes/services/tax-tribunal.tsx",
  },
  {
    id: "forensic-accounting",
    path: "/services/forensic-accounting",
    label: "Forensic Accounting",
    parent: "investigation",
    route: "routes/services/forensic-accounting.tsx",
  },
  {
    id: "investigation",
    path: "/services/investigation",
    label: "Investigation Services",
    parent: "services",
    route: "routes/services/investigation.tsx",
  },
  {
    id: "cop8",
    path: "/services/cop8",
    label: "CoP8",
    parent: "investigation",
    route: "routes/services/cop8.tsx",
  },
  {
    id: "cop9",
    path: "/services/cop9",
    label: "CoP9",
    parent: "investigation",
    route: "routes/services/cop9.tsx",
  },
  {
    id: "tax-fraud",
    path: "/services/tax-fraud",
    label: "Tax Fraud",
    parent: "investigation",
    route: "routes/services/tax-fraud.tsx",
  },
  {
    id: "tax-investigations",
    path: "/services/tax-investigations",
    label: "Tax Investigations",
    parent: "investigation",
    route: "routes/services/tax-investigations.tsx",
  },
  {
    id: "vat-investigations",
    path: "/services/vat-investigations",
    label: "VAT Investigations",
    parent: "investigation",
    route: "routes/services/vat-investigations.tsx",
  },
  {
    id: "paye-investigations",
    path: "/services/paye-investigations",
    label: "PAYE Investigations",
    parent: "investigation",
    route: "routes/services/paye-investigations.tsx",
  },
  { id: "resources", path: "/resources", label: "Resources", route: "routes/resources.tsx" },
  { id: "about", path: "/about", label: "About", route: "routes/about.tsx" },
  { id: "offices", path: "/offices", label: "Offices", route: "routes/offices.tsx" },
  { id: "faqs", path: "/faqs", label: "FAQs", route: "routes/faqs.tsx" },
  { id: "contact", path: "/contact", label: "Contact", route: "routes/contact.tsx" },
  {
    id: "privacy-policy",
    path: "/privacy-policy",
    label: "Privacy policy",
    route: "routes/privacy-policy.tsx",
  },
  { id: "blog", path: "/blog", label: "Blog", route: "routes/blog/blog.tsx" },
] as const satisfies PageEntry[];
