import { articlePath } from "~/site/pages";
import { arrive, servicePages, unfold, written } from "./screens";
import { expect, test } from "./test";

/** A cell with more letters holds a sentence. */
const label = 40;

for (const { path } of servicePages) {
  test(`in the tables of ${path} no sentence is squeezed, and cells side by side have room`, async ({
    page,
  }) => {
    await arrive(page, path);
    await unfold(page);
    for (const width of [390, 500, 640, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const squeezed = await page.locator("main table:visible td").evaluateAll(
        (cells, label) =>
          cells
            .filter(({ textContent }) => textContent.trim().length > label)
            .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().width < 128)
            .map(({ textContent }) => textContent),
        label,
      );
      expect.soft(squeezed, `squeezed, ${width} wide`).toEqual([]);
    }
    for (const width of [320, 600, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const narrow = await page.locator("main table:visible tr > * + *").evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const before = cell.previousElementSibling ?? cell;
          const [here, there] = [before.getBoundingClientRect(), cell.getBoundingClientRect()];
          if (Math.min(here.width, there.width) <= 1 || there.left < here.right - 1) return [];
          const padding = [
            getComputedStyle(before).paddingRight,
            getComputedStyle(cell).paddingLeft,
          ].map(Number.parseFloat);
          const room = padding.reduce((sum, side) => sum + side, there.left - here.right);
          return room < 10 ? [`${before.textContent} | ${cell.textContent}`] : [];
        }),
      );
      expect.soft(narrow, `without room between them, ${width} wide`).toEqual([]);
    }
  });
}

test("to who hears the tables of articles on a phone each column keeps its head, and each value its column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const { slug } of written) {
    await arrive(page, articlePath(slug));
    await unfold(page);
    for (const table of await page.locator(".article-text table").all()) {
      const heads = await table.locator("thead th").allTextContents();
      await expect(table.getByRole("columnheader"), slug).toHaveText(heads);
    }
    const nameless = await page.locator(".article-text td[data-label]").evaluateAll((cells) =>
      (cells as HTMLElement[]).flatMap((cell) => {
        const { content } = getComputedStyle(cell, "::before");
        const { label = "" } = cell.dataset;
        const isOnlyValue = cell.parentElement?.querySelectorAll("td").length === 1;
        return isOnlyValue || content.includes(label) ? [] : [`${label}: ${cell.textContent}`];
      }),
    );
    expect(nameless, slug).toEqual([]);
  }
});
