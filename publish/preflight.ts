import { firm } from "../firm/firm.ts";
import { reviewedFacts, signedOff } from "../firm/signed-off.ts";
import { testimonials } from "../firm/testimonials.ts";
import { taxFacts } from "../words/facts/index.ts";
import { readArticles } from "./articles/read-articles.ts";
import { wordsOfArticles } from "./check-words/article-words.ts";
import { loadPageWords } from "./check-words/load-page-words.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";
import { findLateGuides, guidesPromised } from "./preflight/guides.ts";
import {
  findMissing,
  findPlaceholders,
  findSamples,
  findWorthGiving,
} from "./preflight/placeholders.ts";
import { claimed, findBadReviews, findBadSignOffs, findUnsigned } from "./preflight/sign-offs.ts";
import { findStaleFacts, linesByHarm } from "./preflight/stale-facts.ts";

const inFirm = (finding: string) => `firm/firm.ts: ${finding}`;

const samples = [
  ...findPlaceholders(firm).map(inFirm),
  ...findSamples(testimonials).map((finding) => `firm/testimonials.ts: ${finding}`),
];
const missing = findMissing(firm).map(inFirm);
const stale = findStaleFacts(taxFacts, reviewedFacts, new Date());
const images = findOutdatedImages();
const pages = await loadPageWords();
const guides = readArticles();
const articles = wordsOfArticles(guides);
const late = findLateGuides(guides, new Date());
const stated = [...pages.promises, ...articles.promises, ...claimed, ...guidesPromised(guides)];
const unsigned = findUnsigned(signedOff, stated);
const wrong = [
  ...findBadSignOffs(signedOff, stated),
  ...findBadReviews(reviewedFacts, Object.keys(taxFacts)).map(
    (finding) => `reviewedFacts: ${finding}`,
  ),
].map((finding) => `firm/signed-off.ts: ${finding}`);

if ([samples, missing, stale, late, images, unsigned, wrong].every(({ length }) => length === 0)) {
  console.log(
    "Nothing is a sample, a placeholder, missing, unsigned or out of date: the site is ready to go live.",
  );
} else {
  console.error("Not ready to go live.");
  list(`Samples or placeholders (${samples.length}):`, samples);
  list(`Missing, and wanted by UK law (${missing.length}):`, missing);
  list(
    `Promises and numbers of the copy that are not signed off in firm/signed-off.ts (${unsigned.length}):`,
    unsigned,
  );
  list("Guides that are late:", late);
  list(`Answers in firm/signed-off.ts that are not right (${wrong.length}):`, wrong);
  const places = [...pages.quotations, ...articles.quotations];
  for (const [harm, lines] of linesByHarm(stale, places)) {
    list(
      `Tax facts to be held against their sources, or ${harm} (${lines.length}); when a topic is done, say so in reviewedFacts of firm/signed-off.ts:`,
      lines,
    );
  }
  list("The social cards and icons are to be drawn anew, by npm run images:", images);
  process.exitCode = 1;
}

list("Not needed, but worth giving:", findWorthGiving(firm).map(inFirm));

/** Prints what was found under its heading, or nothing if nothing was. */
function list(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`\n${heading}\n`);
  for (const line of lines) console.error(`  ${line}`);
}
