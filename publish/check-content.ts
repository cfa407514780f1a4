import { basename } from "node:path";
import { firm } from "../firm/firm.ts";
import { testimonials } from "../firm/testimonials.ts";
import { movedPages } from "../site/moved-pages.ts";
import { taxFacts } from "../words/facts/index.ts";
import { readArticles } from "./articles/read-articles.ts";
import { findUnusedWordsIn } from "./check-words/banned-words.ts";
import { findPlainQuotes, findTypedFigures } from "./check-words/figures.ts";
import { loadPageWords } from "./check-words/load-page-words.ts";
import { findFactsOfAnotherTax } from "./check-words/other-tax.ts";
import { findingAt, readSources } from "./check-words/sources.ts";
import { findUnquotedFacts } from "./check-words/unquoted-facts.ts";
import { documentsFor, findMisplacedMoves } from "./files/check-moved-pages.ts";
import { findBadTestimonials } from "./files/check-testimonials.ts";
import { findBadPhotos } from "./files/photos.ts";

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
  const { pageWords, quotations, unsaid } = await loadPageWords();
  const slugs = articles.map(({ file }) => basename(file, ".md"));
  const findings = [
    ...pageWords.flatMap(({ file, problem }) => {
      const source = modules.find((one) => one.file === file);
      return source && problem ? findingAt(source, source.text.indexOf("meta: {"), problem) : [];
    }),
    ...findFactsOfAnotherTax(quotations, modules),
    ...modules.flatMap(findPlainQuotes),
    ...sources.flatMap(findTypedFigures),
    ...sources.flatMap(findUnusedWordsIn),
  ];
  const photos = new URL("../public/", import.meta.url);
  const moves = findMisplacedMoves(movedPages, documentsFor(slugs));
  return [
    ...(await findBadPhotos(firm.people ?? [], photos)).map((line) => `firm/firm.ts: ${line}`),
    ...moves.map((line) => `site/moved-pages.ts: ${line}`),
    ...findBadArticles(),
    ...findBadTestimonials(testimonials).map((line) => `firm/testimonials.ts: ${line}`),
    ...findUnquotedFacts(taxFacts, sources),
    ...unsaid.map(
      (file) => `words/${file}: a fact is quoted without say: write say before its backquotes`,
    ),
    ...findings.map(({ file, line, problem }) => `${file}:${line} ${problem}`),
  ];
}

function findBadArticles(): string[] {
  try {
    readArticles();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
