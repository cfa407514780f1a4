import type { ReactNode } from "react";
import { BadValue } from "~/firm/bad-values";
import { isAhead } from "~/firm/days";
import { firm } from "~/firm/firm";
import { type PageId, pathOf } from "~/site/pages";
import { siteCard } from "~/words/blog/social-images";
import type { PageMeta, SocialImage } from "~/words/types";
import { absoluteUrl } from "./absolute-url";
import { limits } from "./limits";
import { structuredData } from "./structured-data";

const defaultImage: SocialImage = { path: siteCard.path, alt: `${siteCard.alt}. ${firm.name}` };
const imageSize = { width: "1200", height: "630" };

/**
 * Builds what a route's `meta` export returns.
 *
 * @param page the page's id in the registry, or `null` for a document that has no address of its
 *   own (not found, embedded form) and therefore no canonical link
 * @param meta the page's words
 * @returns title, description, canonical, social-card and robots tags, and the structured data
 * @throws BadValue naming the page, if the title is missing or longer than 55 characters, the
 *   description is not 50 to 160 characters long, or a page with an address does not state the day
 *   of its last change; it stops the build
 */
export function pageMeta(page: PageId | null, meta: PageMeta): ReactNode {
  const problem = problemWith(meta, page !== null);
  if (problem) throw new BadValue(`Metadata of the page "${page ?? meta.title}": ${problem}`);
  const title = page === "home" ? meta.title : `${meta.title} | ${firm.name}`;
  const url = page && absoluteUrl(meta.canonical ?? pathOf(page));
  const image = meta.ogImage ?? defaultImage;
  const imageUrl = absoluteUrl(image.path);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      <meta name="robots" content={robots(meta)} />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={meta.ogType ?? "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content={imageSize.width} />
      <meta property="og:image:height" content={imageSize.height} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={imageUrl} />
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      {meta.published && <meta property="article:modified_time" content={meta.updated} />}
      {page && <StructuredData data={structuredData(page, meta, firm)} />}
    </>
  );
}

/** Data, which no browser runs; only what could end its element early is written another way. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}

function robots({ noindex, nofollow }: PageMeta): string {
  return `${noindex ? "noindex" : "index"}, ${nofollow ? "nofollow" : "follow"}`;
}

function problemWith({ title, description, updated }: PageMeta, isDated: boolean) {
  const { least, most } = limits.description;
  if (!title?.trim()) return "the title is missing";
  if (title.length > limits.title)
    return `the title has ${title.length} characters, at most ${limits.title} are allowed: "${title}"`;
  if (!description?.trim()) return "the description is missing";
  if (description.length < least || description.length > most)
    return `the description has ${description.length} characters, ${least} to ${most} are allowed`;
  if (!isDated) return;
  const at = Date.parse(`${updated}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== updated)
    return "updated must be a date written YYYY-MM-DD";
  if (isAhead(updated)) return `updated is in the future: ${updated}`;
}
