import { firm } from "../app/config/firm.ts";
import { testimonials } from "../app/content/testimonials.ts";
import { findPlaceholders, findSamples } from "./preflight/placeholders.ts";

const findings = [
  ...findPlaceholders(firm).map((finding) => `app/config/firm.ts: ${finding}`),
  ...findSamples(testimonials).map((finding) => `app/content/testimonials.ts: ${finding}`),
];

if (findings.length === 0) {
  console.log("Nothing is a sample or a placeholder any more: the site is ready to go live.");
} else {
  console.error(`Not ready to go live, ${findings.length} values are samples or placeholders:\n`);
  for (const finding of findings) console.error(`  ${finding}`);
  process.exitCode = 1;
}
