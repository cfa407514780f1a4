import type {
  AccountingService,
  BlogPosting,
  BreadcrumbList,
  Graph,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { international } from "~/firm/contact-links";
import { weekdays } from "~/firm/days";
import { headOfficeOf, personOf } from "~/firm/firm-details";
import type { Firm, Office } from "~/firm/firm-schema";
import { isReal } from "~/firm/placeholders";
import { icons } from "~/site/icons";
import { type PageId, pageById, pathOf, trailTo } from "~/site/pages";
import { siteCard } from "~/words/blog/social-images";
import type { PageMeta } from "~/words/types";
import { absoluteUrl } from "./absolute-url";
import { idOf, isDescribed, person } from "./people";

/** At the end of a line, or a line of its own. */
const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/**
 * Says in schema.org's words what a page is and whose it is, by Google's rules as at November 2026
 * (docs/decisions/0013). Nothing is said of the firm that is still a default of this project.
 *
 * @param page the page's id in the registry
 * @param meta the page's words
 * @param firm the firm's details, checked
 * @returns the page with its breadcrumbs; on home the site; on home, contact and offices the firm;
 *   on offices every other office; on about the people; on a service's page the service; of an article the posting
 */
export function structuredData(page: PageId, meta: PageMeta, firm: Firm): Graph {
  const url = absoluteUrl(meta.canonical ?? pathOf(page), firm.origin);
  const isArticle = meta.ogType === "article";
  const isService = page !== "services" && trailTo(page).some(({ id }) => id === "services");
  const graph: (Thing | undefined)[] = [
    isArticle ? posting(url, meta, firm) : webPage(url, meta),
    page === "home" ? webSite(firm) : breadcrumbs(page, firm),
    isService ? service(url, page, meta, firm) : undefined,
    ...(page === "home" || page === "contact" ? [accountants(firm)] : []),
    ...(page === "offices" ? [accountants(firm), ...otherOffices(firm)] : []),
    ...(page === "about" ? (firm.people ?? []).map((one) => person(one, firm)) : []),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": graph.filter((entry) => entry !== undefined),
  };
}

function webPage(url: string, { title, updated }: PageMeta): WebPage {
  return { "@type": "WebPage", "@id": url, name: title, dateModified: updated };
}

function breadcrumbs(page: PageId, firm: Firm): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trailTo(page).map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(path, firm.origin),
    })),
  };
}

function webSite(firm: Firm): WebSite | undefined {
  if (!isDescribed(firm)) return;
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#site", firm.origin),
    name: firm.name,
    url: absoluteUrl("/", firm.origin),
    inLanguage: "en-GB",
    publisher: { "@id": idOf(firm) },
  };
}

function service(url: string, page: PageId, meta: PageMeta, firm: Firm): Service {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: pageById(page).label,
    description: meta.description,
    url,
    provider: author(firm),
  };
}

function posting(url: string, meta: PageMeta, firm: Firm): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": url,
    headline: meta.title,
    description: meta.description,
    image: meta.ogImage && absoluteUrl(meta.ogImage.path, firm.origin),
    datePublished: meta.published,
    dateModified: meta.updated,
    inLanguage: "en-GB",
    author: person(personOf(meta.author, firm), firm) ?? author(firm),
    contributor: person(personOf(meta.reviewer, firm), firm),
    publisher: author(firm),
  };
}

/** The firm as somebody's author or provider: its name, and where it is described in full. */
function author(firm: Firm): Organization | undefined {
  if (!isDescribed(firm)) return;
  return {
    "@type": "AccountingService",
    "@id": idOf(firm),
    name: firm.name,
    url: absoluteUrl("/", firm.origin),
  };
}

/** The firm at its head office. */
function accountants(firm: Firm): AccountingService | undefined {
  if (!isDescribed(firm)) return;
  return {
    "@type": "AccountingService",
    "@id": idOf(firm),
    name: firm.name,
    ...inLaw(firm),
    url: absoluteUrl("/", firm.origin),
    logo: absoluteUrl(icons.installed[1].src, firm.origin),
    image: absoluteUrl(siteCard.path, firm.origin),
    ...reach(firm),
    address: postalAddress(headOfficeOf(firm)),
    openingHoursSpecification: openingHours(firm),
    sameAs: firm.socials.map(({ url }) => url).filter(isReal),
  };
}

/** The other offices. The opening hours are UK time, so an office abroad states none. */
function otherOffices(firm: Firm): AccountingService[] {
  if (!isDescribed(firm)) return [];
  const head = headOfficeOf(firm);
  return firm.offices
    .filter((office) => office !== head && office.address.every(isReal))
    .map((office) => ({
      "@type": "AccountingService",
      "@id": absoluteUrl(`${pathOf("offices")}#${office.id}`, firm.origin),
      name: `${firm.name}, ${office.name}`,
      url: absoluteUrl(pathOf("offices"), firm.origin),
      ...reach(firm, office.phone),
      address: postalAddress(office),
      openingHoursSpecification: office.country === head.country ? openingHours(firm) : undefined,
      parentOrganization: { "@id": idOf(firm) },
    }));
}

/** What the firm is in law, as far as it says so. */
function inLaw({ particulars }: Firm) {
  if (!particulars) return;
  return {
    legalName: "registeredName" in particulars ? particulars.registeredName : undefined,
    vatID: particulars.vatNumber?.replaceAll(" ", ""),
    memberOf: particulars.professionalBody
      ? ({ "@type": "Organization", name: particulars.professionalBody.name } as const)
      : undefined,
  };
}

function reach({ phone: ofFirm, email }: Firm, phone = ofFirm) {
  return {
    telephone: isReal(phone) ? international(phone) : undefined,
    email: isReal(email) ? email : undefined,
  };
}

function postalAddress({ name, country, address }: Office): PostalAddress {
  const street = address
    .map((line) => line.replace(ukPostcode, "").replace(/[ ,]+$/, ""))
    .filter((line) => line && line !== name);
  return {
    "@type": "PostalAddress",
    streetAddress: street.join(", ") || undefined,
    addressLocality: name,
    postalCode: address.flatMap((line) => line.match(ukPostcode) ?? [])[0],
    addressCountry: country,
  };
}

function openingHours({ openingHours }: Firm): OpeningHoursSpecification[] {
  return openingHours
    .filter((line) => !line.closed)
    .map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
      opens,
      closes,
    }));
}
