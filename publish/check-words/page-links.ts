import { pages } from "../../site/pages.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/** @returns a finding for each link in words, `[a page](its-id)`, that names no page */
export function findUnknownPages(source: Source): Finding[] {
  return [...source.text.matchAll(/\]\(([a-z0-9-]+)\)/g)]
    .filter(([, id]) => !pages.some((page) => page.id === id))
    .map(({ 0: link, 1: id, index }) =>
      findingAt(
        source,
        index,
        `${link.slice(1)} leads nowhere: "${id}" is no id of site/page-registry.ts`,
      ),
    );
}
