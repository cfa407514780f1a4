import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { articlePath, leadFormPage, pages } from "../../site/pages.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));

/**
 * @param source a module of words; the links of an article are checked where it is compiled
 * @param slugs the ids of the articles
 * @returns a finding for each address on this site that leads to nothing
 */
export function findDeadLinks(source: Source, slugs: readonly string[]): Finding[] {
  const known = new Set([
    ...pages.map(({ path }) => path),
    ...slugs.map(articlePath),
    leadFormPage.path,
  ]);
  return [...source.text.matchAll(/(?<=["'`(])\/(?!\/)[\w./-]*/g)]
    .filter(({ 0: path }) => !known.has(path) && !existsSync(publicFolder + path))
    .map(({ 0: path, index }) =>
      findingAt(source, index, `${path} is no page of this site and no file of public/`),
    );
}
