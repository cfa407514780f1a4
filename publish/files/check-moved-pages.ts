import type { Rule } from "../../hosting/settings.ts";
import { addressOf, canonicalPath, listAddresses } from "../../hosting/spellings.ts";
import {
  articlePath,
  failurePage,
  leadFormPage,
  notFoundPath,
  pages,
  standInRoute,
} from "../../site/pages.ts";

/** @returns the address of each document that the build will hold; the slugs are those of unwritten articles too */
export function documentsFor(slugs: readonly string[]): string[] {
  return [
    ...pages.map(({ path }) => path),
    ...slugs.map(articlePath),
    leadFormPage.path,
    notFoundPath,
    failurePage.path,
    standInRoute.document,
  ];
}

/** @returns a line for each entry of the moved pages that is wrong, by the addresses that have a document */
export function findMisplacedMoves(moves: readonly Rule[], documents: readonly string[]): string[] {
  const halves = moves.filter(({ from, to }) => !from || !to);
  if (halves.length > 0)
    return halves.map((half) => `${JSON.stringify(half)}: write both "from" and "to"`);
  const notForVisitors: string[] = [leadFormPage.path, failurePage.path, standInRoute.document];
  const pages = documents.filter((path) => !notForVisitors.includes(path));
  const targets = new Map(moves.map(({ from, to }) => [canonicalPath(from), to]));
  const seen = new Set<string>();
  return moves.flatMap(({ from, to }) => {
    const path = canonicalPath(from);
    const isTwice = seen.has(path);
    seen.add(path);
    const problem = isTwice
      ? `stands twice as "from": keep one of the two`
      : (wrongSource(from, documents) ?? wrongTarget(to, pages, targets));
    return problem ? [`{ from: "${from}", to: "${to}" }: ${problem}`] : [];
  });
}

function wrongSource(from: string, documents: readonly string[]): string | undefined {
  if (!/^(?:\/[\w.~-]+)+\/?$/.test(from)) {
    return `"from" is not the path of an address: begin with /, and use letters, digits and - _ . ~ only`;
  }
  const page = addressOf(from, listAddresses(documents, []));
  return page && documents.includes(page)
    ? `${page} is still a page: take the page away first, or this line`
    : undefined;
}

function wrongTarget(
  to: string,
  pages: readonly string[],
  targets: ReadonlyMap<string, string>,
): string | undefined {
  if (pages.includes(to)) return undefined;
  const passed = new Set<string>();
  let end = to;
  for (let next = targets.get(canonicalPath(to)); next; next = targets.get(canonicalPath(next))) {
    if (passed.has(next)) return "leads round in a circle: write the address of a page";
    passed.add(next);
    end = next;
  }
  if (end !== to && pages.includes(end)) return `${to} has moved itself: write to: "${end}"`;
  const meant = canonicalPath(to);
  return pages.includes(meant)
    ? `write to: "${meant}", the address as the page has it`
    : `there is no page ${to}: write the address of a page or an article, such as /services`;
}
