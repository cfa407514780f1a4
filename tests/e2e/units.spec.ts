import { everyScreen } from "./screens";
import { expect, test } from "./test";

/* No line parts a number from what it counts: "30 / days", "7 / November", "Code of Practice / 9"; no title breaks "First- / tier". */
const widths = [320, 390, 1280];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of everyScreen) {
  test(`numbers stand with their units on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(async () => {
      for (const answer of document.querySelectorAll("details")) answer.open = true;
      await document.fonts.ready;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(partedUnits), `${width} wide`).toEqual([]);
    }
  });
}

/** What a line parts, with the words around it. */
function partedUnits(): string[] {
  const unit =
    "minutes?|hours?|days?|weeks?|months?|years?|points?|million|January|February|March|April|May|June|July|August|September|October|November|December";
  const pair = new RegExp(
    `\\d[+%]?(\\s+)(?=(?:${unit})\\b)|\\b(?:days?|step|stage|practice|schedule|section|form|page|paragraph)(\\s+)(?=\\d)|\\b(?:First|Part)-(?=\\w)`,
    "gi",
  );
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    if (!block || block.closest("script, style, select, title")) continue;
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  return [...blocks].flatMap(([block, texts]) => {
    const isTitle = Boolean(block.closest("h1, h2, h3"));
    const words = texts.map(({ data }) => data).join("");
    return [...words.matchAll(pair)].flatMap((match) => {
      // In a running text a compound may break at its hyphen.
      if (match[0].endsWith("-") && !isTitle) return [];
      const end = match.index + match[0].length;
      const [before, after] = [lineAt(texts, match.index), lineAt(texts, end)];
      if (!before || !after || after.top < before.bottom - 4) return [];
      return [words.slice(Math.max(0, match.index - 20), end + 12)];
    });
  });

  function lineAt(texts: readonly Text[], offset: number): DOMRect | undefined {
    let left = offset;
    for (const text of texts) {
      if (left < text.length) {
        const range = document.createRange();
        range.setStart(text, left);
        range.setEnd(text, left + 1);
        return range.getClientRects()[0];
      }
      left -= text.length;
    }
    return undefined;
  }
}
