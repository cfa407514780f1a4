import { basename } from "node:path";
import { firm } from "../app/config/firm.ts";
import { movedPages } from "../app/config/moved-pages.ts";
import { testimonials } from "../app/content/testimonials.ts";
import { documentsFor, findMisplacedMoves } from "./build/check-moved-pages.ts";
import { findBadTestimonials } from "./build/check-testimonials.ts";
import { findBadPhotos } from "./build/photos.ts";
import { findBadArticles } from "./content/articles.ts";
import { findTypedFigures } from "./content/figures.ts";
import { findDeadLinks } from "./content/links.ts";
import { findBadMetadata } from "./content/metadata.ts";
import { readSource, readSources } from "./content/sources.ts";
import { findUnusedWordsIn } from "./content/unused-words.ts";

/* Everything that an editor of words can get wrong, by file and line. */
const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log("The firm's details, the pages' words and the articles are right.");

async function findProblems(): Promise<string[]> {
  const sources = readSources();
  const [articles, modules] = [true, false].map((wanted) =>
    sources.filter(({ file }) => file.endsWith(".md") === wanted),
  ) as [typeof sources, typeof sources];
  const slugs = articles.map(({ file }) => basename(file, ".md"));
  const findings = [
    ...(await findBadMetadata(modules)),
    ...[...modules, readSource("../config/firm.ts")].flatMap((source) =>
      findDeadLinks(source, slugs),
    ),
    ...sources.flatMap(findTypedFigures),
    ...sources.flatMap(findUnusedWordsIn),
  ];
  const photos = new URL("../public/", import.meta.url);
  const moves = findMisplacedMoves(movedPages, documentsFor(slugs));
  return [
    ...findBadPhotos(firm.people ?? [], photos).map((line) => `app/config/firm.ts: ${line}`),
    ...moves.map((line) => `app/config/moved-pages.ts: ${line}`),
    ...findBadArticles(articles),
    ...findBadTestimonials(testimonials).map((line) => `app/content/testimonials.ts: ${line}`),
    ...findings.map(({ file, line, problem }) => `${file}:${line} ${problem}`),
  ];
}
