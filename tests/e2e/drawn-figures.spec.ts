import { pages, pathOf } from "~/site/pages";
import { ask, openTool } from "./deadline-tool";
import { arrive, colourOf } from "./screens";
import { expect, test } from "./test";

// On other pages a drawing may reach out of its frame.
for (const id of ["services", "blog", "faqs", "privacy-policy"] as const) {
  test(`in a drawing on ${pathOf(id)} no word is cut by the sides or the top of its frame, and no shape lies mostly outside it`, async ({
    page,
  }) => {
    await arrive(page, pathOf(id));
    const cut = await page.evaluate(() => {
      const drawings = document.querySelectorAll<SVGSVGElement>('svg[viewBox="0 0 480 320"]');
      return [...drawings].flatMap((drawing) => {
        if (getComputedStyle(drawing).overflow === "visible") return [];
        const frame = drawing.getBoundingClientRect();
        const words = [...drawing.querySelectorAll("tspan, text:not(:has(tspan))")].flatMap(
          (word) => {
            const { left, right, top } = word.getBoundingClientRect();
            const isCut = left < frame.left || right > frame.right || top < frame.top;
            return isCut ? [word.textContent] : [];
          },
        );
        const shapes = [...drawing.querySelectorAll("path, rect, circle, line")].flatMap(
          (shape) => {
            const { left, right, top, bottom } = shape.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const isIn = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
            return isIn || shape.closest("defs") ? [] : [shape.outerHTML];
          },
        );
        return [...words, ...shapes];
      });
    });
    expect(cut).toEqual([]);
  });
}

for (const [path, words] of [
  ["services", ["by this date.", "345", "VAT 6.00", "Net 160.00"]],
  ["blog", ["Rent", "under caution"]],
  ["forensic-accounting", ["Paint £48"]],
  ["resources", ["CoP9"]],
] as const) {
  test(`the highlighter lies on the words that a drawing on ${pathOf(path)} is about`, async ({
    page,
  }) => {
    await arrive(page, pathOf(path));
    const marker = await colourOf(page, "var(--marker)");
    const marked = await page.locator("main svg path").evaluateAll((strokes, marker) => {
      return (strokes as SVGPathElement[]).flatMap((stroke) => {
        if (getComputedStyle(stroke).fill !== marker) return [];
        const { left, right, top, bottom } = stroke.getBoundingClientRect();
        const words = stroke.ownerSVGElement?.querySelectorAll("tspan, text:not(:has(tspan))");
        const under = [...(words ?? [])].filter((word) => {
          const ink = word.getBoundingClientRect();
          const middle = (ink.top + ink.bottom) / 2;
          return middle > top && middle < bottom && ink.left < right && ink.right > left;
        });
        return under.length > 0 ? [under.map(({ textContent }) => textContent).join(" ")] : [];
      });
    }, marker);
    expect(marked).toEqual(expect.arrayContaining([...words]));
  });
}

test("each service is drawn by what it is about", async ({ page }) => {
  await arrive(page, pathOf("services"));
  const drawn = [
    ["Tax Advisory", "Tax"],
    ["Bookkeeping", "Cash book"],
    ["VAT", "VAT"],
    ["Payroll", "Payslip"],
    ["Business Growth Advisory", "Cash"],
    ["Management Accounting", "Profit"],
  ] as const;
  for (const [name, word] of drawn.filter(([name]) => pages.some(({ label }) => label === name))) {
    const service = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", { name, exact: true }),
      });
    await expect(
      service.locator("svg text").filter({ hasText: word }).first(),
      name,
    ).toBeAttached();
  }
});

test("a postmark has its town above and its country at its foot", async ({ page }) => {
  await arrive(page, pathOf("offices"));
  const middles = await page
    .locator("main svg:has(text textPath):has(text ~ text textPath)")
    .evaluateAll((marks) =>
      marks.map((mark) =>
        [...mark.querySelectorAll("text:has(textPath)")].map((words) => {
          const { y, height } = (words as SVGTextElement).getBBox();
          return y + height / 2;
        }),
      ),
    );
  expect(middles).not.toEqual([]);
  for (const [town = 0, country = 0] of middles) expect(country).toBeGreaterThan(town + 20);
});

test("a strip of days is printed, its last day marked", async ({ page }) => {
  await arrive(page, pathOf("tax-tribunal"));
  const boxes = page.getByRole("main").locator("figure [aria-hidden] div:has(> :nth-child(30))");
  const ground = () =>
    boxes.locator("> :last-child").evaluate((box) => getComputedStyle(box).backgroundColor);
  const onScreen = await ground();
  await page.emulateMedia({ media: "print" });
  await expect(boxes).toBeVisible();
  expect(await ground()).toBe(onScreen);
  await expect(boxes.locator("> :last-child")).toHaveCSS("print-color-adjust", "exact");
});

test("a way past a stop comes back to its line", async ({ page }) => {
  await arrive(page, pathOf("tax-appeal"));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator("ol:has(> li[aria-hidden])").evaluateAll((maps) =>
      maps.map((map) => {
        const ways = map.querySelectorAll(":scope > li[aria-hidden]");
        const [line = 0, loop = 0] = [...ways].map((way) => way.getBoundingClientRect().bottom);
        return Math.abs(loop - line);
      }),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends), `${width} wide, pixels off`).toBeLessThanOrEqual(3);
  }
});

for (const forcedColors of ["none", "active"] as const) {
  test(`of 30 boxes 21 are over, the last is marked, ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    const tool = await openTool(page, pathOf("tax-appeal"));
    await ask(tool, "2 November 2026");
    const boxes = tool.locator("svg:has(> rect:nth-child(30)) > rect");
    await expect(boxes).toHaveCount(30);
    const fills = await boxes.evaluateAll((all) => all.map((box) => getComputedStyle(box).fill));
    const [over = "", left = "", last = ""] = [fills[0], fills[21], fills[29]];
    expect(new Set([over, left, last]).size).toBe(3);
    expect([left, last].map((fill) => fills.indexOf(fill))).toEqual([21, 29]);
    if (forcedColors === "none") return;
    const highlight = await colourOf(page, "Highlight");
    expect(last, "in the colour that the visitor's system marks with").toBe(highlight);
  });
}
