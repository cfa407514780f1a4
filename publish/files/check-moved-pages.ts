import type { Rule } from "../../hosting/settings.ts";
import { addressOf, canonicalPath, listAddresses } from "../../hosting/spellings.ts";
import { failurePage, leadFormPage, standInRoute } from "../../site/pages.ts";

/** @returns a line for each entry of the moved pages that is wrong, by the addresses that have a document */
export function findMisplacedMoves(moves: readonly Rule[], documents: readonly string[]): string[] {
  const notForVisitors: string[] = [leadFormPage.path, failurePage.path, standInRoute.document];
  const targets = documents.filter((path) => !notForVisitors.includes(path));
  const sources = moves.map(({ from = "" }) => canonicalPath(from));
  return moves.flatMap(({ from, to }, index) => {
    const problem =
      !from || !to
        ? 'write both "from" and "to"'
        : sources.indexOf(canonicalPath(from)) < index
          ? 'stands twice as "from": keep one of the two'
          : (wrongSource(from, documents) ?? wrongTarget(to, targets));
    return problem ? [`${JSON.stringify({ from, to })}: ${problem}`] : [];
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

function wrongTarget(to: string, targets: readonly string[]): string | undefined {
  return targets.includes(to)
    ? undefined
    : `there is no page ${to}: write the address of a page or an article as it stands there, such as /services`;
}
