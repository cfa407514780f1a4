import { firm } from "../firm/firm.ts";
import { reviewedFacts, signedOff } from "../firm/signed-off.ts";
import { testimonials } from "../firm/testimonials.ts";
import { taxFacts } from "../words/facts/index.ts";
import { readArticles } from "./articles/read-articles.ts";
import { wordsOfArticles } from "./check-words/article-words.ts";
import { loadPageWords } from "./check-words/load-page-words.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";
import { findLateGuides } from "./preflight/guides.ts";
import {
  findMissing,
  findPlaceholders,
  findSamples,
  findWorthGiving,
} from "./preflight/placeholders.ts";
import { findUnsigned, statementsIn } from "./preflight/sign-offs.ts";
import { findStaleFacts, linesByHarm } from "./preflight/stale-facts.ts";

const inFile = (file: string, findings: string[]) => findings.map((one) => `firm/${file}: ${one}`);

const pages = await loadPageWords();
const guides = readArticles();
const articles = wordsOfArticles(guides);
const stale = findStaleFacts(taxFacts, reviewedFacts, new Date());
const byHarm = linesByHarm(stale, [...pages.quotations, ...articles.quotations]);

const found: [heading: string, lines: string[]][] = [
  ["Samples or placeholders", inFile("firm.ts", findPlaceholders(firm))],
  ["Testimonials that are samples", inFile("testimonials.ts", findSamples(testimonials))],
  ["Missing, and wanted by UK law", inFile("firm.ts", findMissing(firm))],
  [
    "Promises and numbers of the copy that are not signed off: give those that are true a name and a day, and put them into firm/signed-off.ts",
    findUnsigned(signedOff, statementsIn(pages, guides)),
  ],
  ["Guides that are late", findLateGuides(guides, new Date())],
  ...byHarm.map(([harm, lines]): [string, string[]] => [
    `Tax facts to be held against their sources, or ${harm}; when a topic is done, say so in reviewedFacts of firm/signed-off.ts`,
    lines,
  ]),
  ["The social cards and icons are to be drawn anew, by npm run images", findOutdatedImages()],
];
const isReady = found.every(([, lines]) => lines.length === 0);
if (isReady)
  console.log(
    "Nothing is a sample, a placeholder, missing, unsigned or out of date: the site is ready to go live.",
  );
else {
  console.error("Not ready to go live.");
  process.exitCode = 1;
}
found.push(["Not needed, but worth giving", inFile("firm.ts", findWorthGiving(firm))]);
for (const [heading, lines] of found)
  if (lines.length > 0) console.error(`\n${heading} (${lines.length}):\n\n  ${lines.join("\n  ")}`);
