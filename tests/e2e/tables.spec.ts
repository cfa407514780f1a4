import { isFigure } from "~/app/parts/passages/is-figure";
import { articlePath, type PageId, pathOf } from "~/site/pages";
import { home } from "~/words/pages/home";
import { print } from "~/words/say";
import { payroll } from "~/words/services/payroll";
import type { PageSection } from "~/words/services/service-page";
import { taxAppeal } from "~/words/services/tax-appeal";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { arrive, unfold, written } from "./screens";
import { expect, test } from "./test";

/* A table tells each figure under its own heading, and its digits can be compared from row to row. */

const pages = {
  payroll,
  "tax-appeal": taxAppeal,
  "value-added-tax": valueAddedTax,
} satisfies Partial<Record<PageId, { sections: readonly PageSection[] }>>;

/** For the page: by how much four ones are narrower than four noughts in each of these cells. */
const unevenness = (cells: Element[]) =>
  cells.map((cell) => {
    const [ones = 0, noughts = 0] = ["1111", "0000"].map((digits) => {
      const probe = document.createElement("span");
      probe.textContent = digits;
      cell.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    });
    return noughts - ones;
  });

for (const [id, { sections }] of Object.entries(pages)) {
  test(`the tables of ${id} have each cell under its heading, each digit below the others`, async ({
    page,
  }) => {
    await arrive(page, pathOf(id as PageId));
    await unfold(page);
    for (const section of sections as readonly PageSection[]) {
      if (section.kind !== "table") continue;
      const table = page.getByRole("table", { name: section.caption });
      await expect(table.getByRole("columnheader")).toHaveText([...section.columns]);
      await expect(table.locator("tbody tr")).toHaveCount(section.rows.length);
      const texts = section.rows.flatMap((row) => row.map(print));
      const cells = table.locator("tbody tr :is(th, td)");
      await expect(cells).toHaveText(texts);
      for (const [place, uneven] of (await cells.evaluateAll(unevenness)).entries()) {
        const text = texts[place] ?? "";
        const isFirst = place % section.columns.length === 0;
        if (!isFirst && isFigure(text)) expect(uneven, text).toBeCloseTo(0, 1);
      }
    }
  });
}

test("no row is seen through a heading that stays while its table is scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of written) {
    await arrive(page, articlePath(slug));
    const heads = await page.locator("main thead").evaluateAll((all) =>
      all
        .map((head) => getComputedStyle(head))
        .filter(({ position }) => position === "sticky")
        .map(({ backgroundColor }) => backgroundColor),
    );
    expect(heads.filter((ground) => /, 0\)$/.test(ground))).toEqual([]);
  }
});

for (const id of ["payroll", "tax-appeal"] as const) {
  test(`cells side by side have room between them, on ${pathOf(id)}`, async ({ page }) => {
    await arrive(page, pathOf(id));
    await unfold(page);
    for (const width of [320, 600, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const narrow = await page.locator("main table:visible tr").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const cells = [...row.children].filter(
            (cell) => cell.checkVisibility() && cell.getBoundingClientRect().width > 1,
          );
          return cells.flatMap((cell, at) => {
            const next = cells[at + 1];
            if (!next) return [];
            const [here, there] = [cell.getBoundingClientRect(), next.getBoundingClientRect()];
            const isBeside = there.left >= here.right - 1;
            const { paddingRight } = getComputedStyle(cell);
            const { paddingLeft } = getComputedStyle(next);
            const gap = there.left - here.right;
            const room = gap + Number.parseFloat(paddingRight) + Number.parseFloat(paddingLeft);
            return isBeside && room < 10 ? [`${cell.textContent} | ${next.textContent}`] : [];
          });
        }),
      );
      expect(narrow, `${width} wide`).toEqual([]);
    }
  });
}

test("the cases on home have a rule between two of them, and none at the edge", async ({
  page,
}) => {
  await page.goto("/");
  const cells = page.getByRole("region", { name: home.letters.heading }).getByRole("listitem");
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await cells.evaluateAll((all) =>
      all.map((cell) => ({
        left: cell.getBoundingClientRect().left,
        rule: Number.parseFloat(getComputedStyle(cell).borderLeftWidth),
      })),
    );
    const edge = Math.min(...places.map(({ left }) => left));
    const isWithin = places.map(({ left }) => left > edge + 1);
    expect(
      places.map(({ rule }) => rule > 0),
      `${width} wide`,
    ).toEqual(isWithin);
  }
});
