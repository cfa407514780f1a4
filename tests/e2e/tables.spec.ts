import { articlePath, pathOf } from "~/site/pages";
import { arrive, unfold, written } from "./screens";
import { expect, test } from "./test";

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
