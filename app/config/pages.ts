/** One screen of the site. */
interface PageEntry {
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

const registry = [
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
  { id: "blog", path: "/blog", label: "Blog", route: "routes/blog.tsx" },
] as const satisfies PageEntry[];

/** The name of one of the screens that the registry lists. */
export type PageId = (typeof registry)[number]["id"];

export interface Page extends PageEntry {
  id: PageId;
  parent?: PageId;
}

/** All screens with an address of their own. Routes, prerendering, navigation, sitemap and tests follow from it. */
export const pages: readonly Page[] = registry;

const byId = new Map(pages.map((page) => [page.id, page]));

/**
 * @param id a page of the registry
 * @returns its entry
 */
export function pageById(id: PageId): Page {
  // Every PageId is a key: both come from the registry.
  return byId.get(id) as Page;
}

/**
 * @param id a page of the registry
 * @returns its address on this site, such as `/services/cop9`
 */
export function pathOf(id: PageId): string {
  return pageById(id).path;
}

/**
 * @param id a page of the registry
 * @returns the pages on the way to it, home first and itself last
 */
export function trailTo(id: PageId): Page[] {
  const page = pageById(id);
  return id === "home" ? [page] : [...trailTo(page.parent ?? "home"), page];
}

/** The address that the not-found screen is rendered at before it becomes `404.html`. */
export const notFoundPath = "/404";

/**
 * The lead form that the site itself provides while the firm has no account with a provider: a
 * document for the inline frame on /contact, without header and footer. Not one of the screens.
 */
export const leadFormPage = {
  path: "/lead-form",
  route: "routes/lead-form.tsx",
  /** Its embed script, as a provider has one. */
  script: "/lead-form-embed.js",
} as const;

/** The route of the blog's articles; their files, not the registry, say which there are. */
export const articleRoute = {
  path: "/blog/:slug",
  route: "routes/blog-article.tsx",
  id: "article",
} as const;

/**
 * @param slug an article's id
 * @returns its address on this site
 */
export function articlePath(slug: string): string {
  return `${pathOf("blog")}/${slug}`;
}
