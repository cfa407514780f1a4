import type { MetaDescriptor } from "react-router";
import { firm } from "~/config/firm";
import { type PageId, pathOf } from "~/config/pages";
import type { PageMeta } from "~/content/types";

const defaultImage = { path: "/images/social-card.png", width: "1200", height: "630" };
const titleLimit = 55;
const descriptionLimits = { least: 50, most: 160 };

/**
 * Builds what a route's `meta` export returns.
 *
 * @param page the page's id in the registry, or `null` for a document that has no address of its
 *   own (not found, embedded form) and therefore no canonical link
 * @param meta the page's words
 * @returns title, description, canonical, social-card and robots tags
 * @throws Error naming the page, if the title is missing or longer than 55 characters or the
 *   description is not 50 to 160 characters long; thrown while prerendering, it stops the build
 */
export function pageMeta(page: PageId | null, meta: PageMeta): MetaDescriptor[] {
  checkLengths(page ?? meta.title, meta);
  const title = page === "home" ? meta.title : `${meta.title} | ${firm.name}`;
  const url = page && absoluteUrl(meta.canonical ?? pathOf(page));
  const image = absoluteUrl(meta.ogImage ?? defaultImage.path);

  return [
    { title },
    { name: "description", content: meta.description },
    ...(meta.keywords?.length ? [{ name: "keywords", content: meta.keywords.join(", ") }] : []),
    { name: "robots", content: robots(meta) },
    ...(url ? [{ tagName: "link", rel: "canonical", href: url }] : []),
    { property: "og:site_name", content: firm.name },
    { property: "og:locale", content: "en_GB" },
    { property: "og:type", content: meta.ogType ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    ...(url ? [{ property: "og:url", content: url }] : []),
    { property: "og:image", content: image },
    { property: "og:image:width", content: defaultImage.width },
    { property: "og:image:height", content: defaultImage.height },
    { property: "og:image:alt", content: `A letter rising out of its envelope. ${firm.name}` },
    { name: "twitter:card", content: meta.twitterCard ?? "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: meta.description },
    { name: "twitter:image", content: image },
  ];
}

/**
 * @param path a path on this site
 * @returns the full address on the firm's own host
 */
export function absoluteUrl(path: string): string {
  return new URL(path, firm.origin).href;
}

function robots({ noindex, nofollow }: PageMeta): string {
  return `${noindex ? "noindex" : "index"}, ${nofollow ? "nofollow" : "follow"}`;
}

function checkLengths(page: string, { title, description }: PageMeta) {
  const fail = (problem: string) => {
    throw new Error(`Metadata of the page "${page}": ${problem}`);
  };
  if (!title?.trim()) fail("the title is missing");
  if (title.length > titleLimit) {
    fail(`the title has ${title.length} characters, at most ${titleLimit} are allowed: "${title}"`);
  }
  if (!description?.trim()) fail("the description is missing");
  const { least, most } = descriptionLimits;
  if (description.length < least || description.length > most) {
    fail(`the description has ${description.length} characters, ${least} to ${most} are allowed`);
  }
}
