import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { byteBudgets, weigh } from "../../scripts/bench/bytes";
import { withPage, withSite } from "../../scripts/bench/site";
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
  expect(fonts).toBeLessThanOrEqual(font);
});

test("every page has all its words without JavaScript", async () => {
  await withSite(new URL("../../build/client/", import.meta.url), async (site) => {
    for (const path of site.paths) {
      const awake = await withPage(site, {}, async (page) => {
        await page.goto(site.origin + path);
        await page.locator("html[data-awake]").waitFor();
        return textsOf(page);
      });
      const plain = await withPage(site, { javaScriptEnabled: false }, async (page) => {
        await page.goto(site.origin + path);
        return textsOf(page);
      });
      expect.soft(plain, path).toEqual(expect.arrayContaining(awake));
    }
  });
});

/**
 * The texts that can be read with every answer open. What only works with script (a filter, a clock)
 * is hidden without it and is not counted, nor is the address that the not-found screen repeats.
 */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent?.trim();
      const element = nodes.currentNode.parentElement;
      if (!text || text === location.pathname || element?.closest(".unscripted\\:hidden")) continue;
      if (element?.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });
}
