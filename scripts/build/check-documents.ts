import { BadValue } from "../../app/config/bad-values.ts";
import { findDeadEnds, findUnsizedImages } from "./check-markup.ts";
import { readDocuments } from "./documents.ts";

const parts = {
  title: /<title>([^<]*)<\/title>/g,
  description: /<meta name="description" content="([^"]*)"/g,
} as const;

const canonicalPattern = /<link rel="canonical" href="([^"]*)"/;

/**
 * Stops the build if a document has no title or description, has two of them, or shares one with
 * another document; if a picture has no size; or if nothing leads to the consultation.
 *
 * @param folder the build's `client` folder
 * @throws BadValue naming the files and what is wrong with them
 */
export function checkDocuments(folder: URL) {
  const documents = readDocuments(folder);
  const problems = [
    ...findProblems(documents),
    ...findUnsizedImages(documents),
    ...findDeadEnds(documents),
  ];
  if (problems.length > 0)
    throw new BadValue(`The built pages are not right:\n  ${problems.join("\n  ")}`);
}

/**
 * @param documents the built HTML documents
 * @returns one line for each missing or doubled title or description
 */
export function findProblems(documents: readonly { file: string; html: string }[]): string[] {
  return Object.entries(parts).flatMap(([part, pattern]) => {
    const first = new Map<string, { file: string; canonical?: string }>();
    return documents.flatMap(({ file, html }) => {
      const [text, ...more] = [...html.matchAll(pattern)].map((match) => match[1] ?? "");
      if (!text) return [`${file} has no ${part}`];
      if (more.length > 0) return [`${file} has more than one ${part}`];
      const canonical = canonicalPattern.exec(html)?.[1];
      const other = first.get(text);
      if (!other) first.set(text, { file, canonical });
      // Two addresses of one page say so by their canonical link, and may say the same.
      if (!other || (canonical && canonical === other.canonical)) return [];
      return [`${file} has the same ${part} as ${other.file}: "${text}"`];
    });
  });
}
