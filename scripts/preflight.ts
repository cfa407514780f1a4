import { firm } from "../app/config/firm.ts";
import { reviewedFacts, signedOff } from "../app/config/signed-off.ts";
import { taxFacts } from "../app/content/tax-facts/index.ts";
import { testimonials } from "../app/content/testimonials.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";
import {
  findMissing,
  findPlaceholders,
  findSamples,
  findWorthGiving,
} from "./preflight/placeholders.ts";
import { contentOf, findBadSignOffs, findGone, findUnsigned } from "./preflight/sign-offs.ts";
import { findStaleFacts, linesOf } from "./preflight/stale-facts.ts";

const inFirm = (finding: string) => `app/config/firm.ts: ${finding}`;

const samples = [
  ...findPlaceholders(firm).map(inFirm),
  ...findSamples(testimonials).map((finding) => `app/content/testimonials.ts: ${finding}`),
];
const missing = findMissing(firm).map(inFirm);
const stale = findStaleFacts(taxFacts, reviewedFacts, new Date());
const images = findOutdatedImages();
const unsigned = findUnsigned(signedOff);
const wrong = [
  ...findBadSignOffs(signedOff).map((finding) => `app/config/signed-off.ts: ${finding}`),
  ...findBadSignOffs(
    reviewedFacts,
    Object.keys(taxFacts).map((id) => ({ id })),
  ).map((finding) => `app/config/signed-off.ts: reviewedFacts: ${finding}`),
  ...findGone(contentOf),
];

if ([samples, missing, stale, images, unsigned, wrong].every(({ length }) => length === 0)) {
  console.log(
    "Nothing is a sample, a placeholder, missing, unsigned or out of date: the site is ready to go live.",
  );
} else {
  console.error("Not ready to go live.");
  list(`Samples or placeholders (${samples.length}):`, samples);
  list(`Missing, and wanted by UK law (${missing.length}):`, missing);
  list(
    `Promises and numbers of the copy that are not signed off in app/config/signed-off.ts (${unsigned.length}):`,
    unsigned,
  );
  list(
    `Promises, and answers in app/config/signed-off.ts, that are not right (${wrong.length}):`,
    wrong,
  );
  list(
    `Tax facts to be held against their sources again (${stale.length}); when a topic is done, say so in reviewedFacts of app/config/signed-off.ts:`,
    linesOf(stale),
  );
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
