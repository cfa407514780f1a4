import { articlePath, pages } from "../../app/config/pages.ts";
import type { Problem } from "./problems.ts";
import type { Article } from "./read-articles.ts";
import type { Reference } from "./read-body.ts";

/**
 * Looks at each link of an article.
 *
 * @param article the article
 * @param all every article, itself included
 * @returns the links that lead off this site, to a page that there is not, or to a heading that an
 *   article does not have, each with its line; places on other pages are looked at when they are built
 *   (`findDeadAnchors`)
 */
export function findDeadLinks(article: Article, all: readonly Article[]): Problem[] {
  const headingsAt = new Map(all.map(({ slug, headings }) => [articlePath(slug), headings]));
  const addresses = [...pages.map(({ path }) => path), ...headingsAt.keys()];
  return article.source.links.flatMap(({ href, line }) => {
    const refuse = (message: string) => [{ line, message }];
    if (/^(?:tel|mailto):/.test(href)) return [];
    if (!/^(?:\/(?!\/)|#)/.test(href)) {
      return refuse(`${href} leads off this site; its own pages are written /contact, for example`);
    }
    const [path, anchor] = partsOf(href, article);
    if (!addresses.includes(path)) {
      const meant = addresses.find((address) => address.endsWith(path));
      const instead = meant ?? "an address as it stands in app/config/page-registry.ts";
      return refuse(`${href} leads nowhere: no page has this address, write ${instead}`);
    }
    const headings = headingsAt.get(path);
    if (!anchor || !headings || headings.some(({ id }) => id === anchor)) return [];
    const ids = headings.map(({ id }) => `#${id}`).join(", ") || "none";
    return refuse(
      `${href} leads nowhere: that article has no such heading, its headings are ${ids}`,
    );
  });
}

/**
 * @param article the article
 * @param documents the built pages by address
 * @returns the links to a place that a built page does not have, each with its line
 */
export function findDeadAnchors(
  article: Article,
  documents: ReadonlyMap<string, string>,
): Problem[] {
  const isDead = ({ href }: Reference) => {
    const [path, anchor] = partsOf(href, article);
    const html = documents.get(path);
    return anchor && html && !html.includes(` id="${anchor}"`);
  };
  return article.source.links.filter(isDead).map(({ href, line }) => ({
    line,
    message: `${href} leads nowhere: the page has no such place`,
  }));
}

function partsOf(href: string, { slug }: Article): [path: string, anchor?: string] {
  const [path = "", anchor] = href.split("#");
  return [path.replace(/\?.*/, "") || articlePath(slug), anchor];
}
