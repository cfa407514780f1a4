import { firm } from "../app/config/firm.ts";
import { taxFacts } from "../app/content/tax-facts/index.ts";
import { testimonials } from "../app/content/testimonials.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";
import { findPlaceholders, findSamples, findWorthGiving } from "./preflight/placeholders.ts";
import { findStaleFacts, linesOf } from "./preflight/stale-facts.ts";

const samples = [
  ...findPlaceholders(firm).map((finding) => `app/config/firm.ts: ${finding}`),
  ...findSamples(testimonials).map((finding) => `app/content/testimonials.ts: ${finding}`),
];
const stale = findStaleFacts(taxFacts, new Date());
const images = findOutdatedImages();

if (samples.length + stale.length + images.length === 0) {
  console.log("Nothing is a sample, a placeholder or out of date: the site is ready to go live.");
} else {
  console.error("Not ready to go live.");
  list(`${samples.length} values are samples or placeholders:`, samples);
  list(`${stale.length} tax facts are to be held against their sources again:`, linesOf(stale));
  list("The social cards and icons are to be drawn anew, by npm run images:", images);
  process.exitCode = 1;
}

list(
  "Not needed, but worth giving:",
  findWorthGiving(firm).map((finding) => `app/config/firm.ts: ${finding}`),
);

/** Prints what was found under its heading, or nothing if nothing was. */
function list(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`\n${heading}\n`);
  for (const line of lines) console.error(`  ${line}`);
}
