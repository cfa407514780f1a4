import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { byteBudgets, weigh } from "../../scripts/bench/bytes";
import { withSite } from "../../scripts/bench/site";
import { buildSiteOf } from "../../scripts/fixtures/build-site";
import { realFirm } from "../../scripts/fixtures/real-firm";

test.setTimeout(600_000);

/*
 * Bytes with the longest plausible firm. A document, and the scripts that a page has for itself, grow
 * with an owner's words: they only warn. What more than half of the pages load, and the fonts, do not.
 */
test("framework and fonts keep their budgets; a page over its budget is named", async () => {
  const folder = buildSiteOf(realFirm);
  const { documents, scripts, shared, fonts } = await withSite(
    pathToFileURL(`${folder}/build/client/`),
    weigh,
  ).finally(() => rmSync(folder, { recursive: true }));
  const { document, scripts: script, fonts: font } = byteBudgets;
  const warnings = [
    ...documents
      .filter(({ value }) => value > document)
      .map((page) => ({ ...page, of: "document" })),
    ...scripts.filter(({ value }) => value > script).map((page) => ({ ...page, of: "scripts" })),
  ].map(({ where, of, value }) => `${where}: ${of} of ${value.toFixed(1)} kB, over the budget`);
  for (const description of warnings) {
    test.info().annotations.push({ type: "warning", description });
    console.warn(`Warning: ${description} (docs/performance.md)`);
  }
  expect(shared).toBeLessThanOrEqual(script);
  expect(
    fonts,
    "kB of fonts: take a lighter one, or decide on byteBudgets.fonts",
  ).toBeLessThanOrEqual(font);
});
