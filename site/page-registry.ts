/** One screen of the site. */
export interface PageEntry {
  /** Stable name; navigation, links and tests use it, never the path. Its words are in a file of this name. */
  id: string;
  /** The page's one address: no trailing slash, no extension. */
  path: string;
  /** Short name for menus, breadcrumbs and links from related pages. */
  label: string;
  /** The page above it in the breadcrumbs; home for pages without one. */
  parent?: string;
  /** Its file, or that of its kind. */
  route: string;
}

/** All screens with an address of their own; `pages.ts` is how they are looked up. */
export const registry = [
  { id: "home", path: "/", label: "Home", route: "app/pages/home/home.tsx" },
  page("services", "Services"),
  service("tax-advisory", "Tax Advisory"),
  service("bookkeeping", "Bookkeeping"),
  service("management-accounting", "Management Accounting"),
  service("value-added-tax", "VAT"),
  service("payroll", "Payroll"),
  service("business-growth-advisory", "Business Growth Advisory"),
  service("tax-appeal", "Tax Appeal", "investigation"),
  service("tax-tribunal", "Tax Tribunal", "investigation"),
  service("forensic-accounting", "Forensic Accounting", "investigation"),
  {
    ...service("investigation", "Investigation Services"),
    route: "app/pages/hub/investigation.tsx",
  },
  defence("cop8", "CoP8"),
  defence("cop9", "CoP9"),
  defence("tax-fraud", "Tax Fraud"),
  defence("tax-investigations", "Tax Investigations"),
  defence("vat-investigations", "VAT Investigations"),
  defence("paye-investigations", "PAYE Investigations"),
  page("resources", "Resources"),
  page("about", "About"),
  page("offices", "Offices"),
  page("faqs", "FAQs"),
  page("contact", "Contact"),
  page("privacy-policy", "Privacy policy"),
  page("blog", "Blog"),
] as const satisfies PageEntry[];

/** A page that is like no other, with a folder of its own in `app/pages`. */
function page<Id extends string>(id: Id, label: string) {
  return { id, path: `/${id}`, label, route: `app/pages/${id}/${id}.tsx` };
}

function service<Id extends string>(
  id: Id,
  label: string,
  parent: "services" | "investigation" = "services",
) {
  return { id, path: `/services/${id}`, label, parent, route: "app/pages/service/service.tsx" };
}

function defence<Id extends string>(id: Id, label: string) {
  return { ...service(id, label, "investigation"), route: "app/pages/defence/defence.tsx" };
}
