import { pages } from "../../site/pages.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/** What stands in braces in words: the firm's details (words/fill-in.ts), and what a page or the newsletter fills in. */
const filledIn = /^(?:firm|phone|email|address|source|date|subscriber)$/;

/** @returns a finding for each name in braces that nothing fills in */
export function findUnknownDetails(source: Source): Finding[] {
  return [...source.text.matchAll(/(?<![$\\{])\{([a-zA-Z]+)\}/g)]
    .filter(([, name = ""]) => !filledIn.test(name))
    .map(({ 0: said, index }) =>
      findingAt(
        source,
        index,
        `${said} would be printed so: there are {firm}, {phone}, {email} and {address}`,
      ),
    );
}

/** @returns a finding for each link in words, `[a page](its-id)`, that names no page */
export function findUnknownPages(source: Source): Finding[] {
  return [...source.text.matchAll(/\]\(([a-z0-9-]+)(?:#[a-z0-9-]+)?\)/g)]
    .filter(([, id]) => !pages.some((page) => page.id === id))
    .map(({ 0: link, 1: id, index }) =>
      findingAt(
        source,
        index,
        `${link.slice(1)} leads nowhere: "${id}" is no id of site/page-registry.ts`,
      ),
    );
}
