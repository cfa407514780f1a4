import type { Rule } from "../../hosting/settings.ts";
import { addressOf, canonicalPath, listAddresses } from "../../hosting/spellings.ts";
import { failurePage, leadFormPage, standInRoute } from "../../site/pages.ts";

/** Documents that no visitor is sent to. */
const notForVisitors: string[] = [leadFormPage.path, failurePage.path, standInRoute.document];

/** @returns a line for each entry of the moved pages that is wrong, by the addresses that have a document */
export function findMisplacedMoves(moves: readonly Rule[], documents: readonly string[]): string[] {
  const sources = moves.map(({ from = "" }) => canonicalPath(from));
  return moves.flatMap((move, index) => {
    const isRepeated = sources.indexOf(sources[index] ?? "") < index;
    const problem = problemWith(move, isRepeated, documents);
    return problem ? [`${JSON.stringify(move)}: ${problem}`] : [];
  });
}

function problemWith({ from, to }: Rule, isRepeated: boolean, documents: readonly string[]) {
  if (!from || !to) return 'write both "from" and "to"';
  if (isRepeated) return 'stands twice as "from": keep one of the two';
  if (!/^(?:\/[\w.~-]+)+\/?$/.test(from))
    return `"from" is not the path of an address: begin with /, and use letters, digits and - _ . ~ only`;
  const page = addressOf(from, listAddresses(documents, []));
  if (page && documents.includes(page))
    return `${page} is still a page: take the page away first, or this line`;
  if (!documents.includes(to) || notForVisitors.includes(to))
    return `there is no page ${to}: write the address of a page or an article as it stands there, such as /services`;
}
