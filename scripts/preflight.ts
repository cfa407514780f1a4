import { firm } from "../app/config/firm.ts";
import * as taxFacts from "../app/content/tax-facts/index.ts";
import { testimonials } from "../app/content/testimonials.ts";
import { findPlaceholders, findSamples } from "./preflight/placeholders.ts";
import { findStaleFacts } from "./preflight/stale-facts.ts";

const findings = [
  ...findPlaceholders(firm).map((finding) => `app/config/firm.ts: ${finding}`),
  ...findSamples(testimonials).map((finding) => `app/content/testimonials.ts: ${finding}`),
  ...findStaleFacts(taxFacts, new Date()),
];

if (findings.length === 0) {
  console.log("Nothing is a sample, a placeholder or out of date: the site is ready to go live.");
} else {
  console.error(
    `Not ready to go live, ${findings.length} values are samples, placeholders or out of date:\n`,
  );
  for (const finding of findings) console.error(`  ${finding}`);
  process.exitCode = 1;
}
