import "./before-build.ts";
import { taxFacts } from "../words/facts/index.ts";
import { readArticles } from "./articles/read-articles.ts";
import { findBannedWordsIn } from "./check-words/banned-words.ts";
import { findPlainQuotes, findTypedFigures } from "./check-words/figures.ts";
import { loadPageWords } from "./check-words/load-page-words.ts";
import { findFactsOfAnotherTax } from "./check-words/other-tax.ts";
import { findUnknownDetails, findUnknownPages } from "./check-words/page-links.ts";
import { findUnsignedTimes } from "./check-words/promises.ts";
import { findingAt, readSources } from "./check-words/sources.ts";
import { findUnquotedFacts } from "./check-words/unquoted-facts.ts";
import { findBadAnswers, statementsIn } from "./preflight/sign-offs.ts";

/* Everything that an editor of words can get wrong, by file and line. */
const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log("The firm's details, the pages' words and the articles are right.");

async function findProblems(): Promise<string[]> {
  const sources = readSources();
  const modules = sources.filter(({ file }) => !file.endsWith(".md"));
  const words = await loadPageWords();
  const { pageWords, quotations, unsaid, sameIds } = words;
  const findings = [
    ...pageWords.flatMap(({ file, problem }) => {
      const source = modules.find((one) => one.file === file);
      return source && problem ? findingAt(source, source.text.indexOf("meta: {"), problem) : [];
    }),
    ...findFactsOfAnotherTax(quotations, modules),
    ...modules.flatMap(findUnknownPages),
    ...modules.flatMap(findUnknownDetails),
    ...modules.flatMap(findUnsignedTimes),
    ...modules.flatMap(findPlainQuotes),
    ...sources.flatMap(findTypedFigures),
    ...sources.flatMap(findBannedWordsIn),
  ];
  return [
    ...findBadAnswers(statementsIn(words, readArticles())),
    ...findUnquotedFacts(taxFacts, sources),
    ...unsaid.map(
      (file) => `words/${file}: a fact is quoted without say: write say before its backquotes`,
    ),
    ...sameIds.map(
      ({ file, id }) =>
        `words/${file}: two questions have the id "${id}", which is the address on the page: change one`,
    ),
    ...findings.map(({ file, line, problem }) => `${file}:${line} ${problem}`),
  ];
}
