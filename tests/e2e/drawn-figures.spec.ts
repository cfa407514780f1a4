import type { Locator } from "@playwright/test";
import { pathOf } from "~/site/pages";
import { written } from "~/words/facts/written";
import { cop9 } from "~/words/services/cop9";
import type { ClockWords, PageSection, RangeFact } from "~/words/services/service-page";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { ask, openTool } from "./deadline-tool";
import { arrive } from "./screens";
import { expect, test } from "./test";

/* What is drawn says the same as the words beside it. */

const pages: {
  id: Parameters<typeof pathOf>[0];
  sections: readonly PageSection[];
  clock?: ClockWords;
}[] = [
  { id: "cop9", ...cop9 },
  { id: "tax-investigations", ...taxInvestigations },
  { id: "tax-tribunal", ...taxTribunal },
];
const sections = pages.flatMap(({ id, sections }) =>
  sections.map((section) => ({ id, section, name: `${pathOf(id)}: ${section.heading}` })),
);

/** The places of the boxes of a strip, and what is written in them. */
const boxesIn = (figure: Locator) =>
  figure.evaluate((element) => {
    const lists = [...element.querySelectorAll("div")].map(({ children }) => [...children]);
    const boxes = lists.reduce((one, other) => (other.length > one.length ? other : one));
    return boxes.map((box) => ({
      row: Math.round(box.getBoundingClientRect().bottom),
      text: box.textContent,
      ground: getComputedStyle(box).backgroundColor,
    }));
  });

const strips = [
  ...sections.flatMap(({ id, section, name }) => {
    const strip = "strip" in section ? section.strip : undefined;
    return strip ? [{ id, name, ...strip }] : [];
  }),
  ...pages.flatMap(({ id, clock }) => {
    const { strip, text = "" } = clock ?? {};
    return strip ? [{ id, name: `${pathOf(id)}: the clock`, caption: text, ...strip }] : [];
  }),
];

for (const { id, name, time, caption } of strips) {
  test(`${name}, one box for each day`, async ({ page }) => {
    await page.goto(pathOf(id));
    const around = page.getByRole("main").locator("figure, section");
    const figure = around.filter({ hasText: caption }).last();
    await expect(figure.getByText(caption)).toBeVisible();
    const days = time.value.count;
    if (name.endsWith("the clock")) {
      // Heard, too: the large number itself is a drawing.
      await expect(figure.getByRole("heading", { name: `${days} ` })).toHaveCount(1);
    }

    for (const [width, rows] of [
      [1280, 1],
      [320, Math.ceil(days / 10)],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await boxesIn(figure);
      expect(boxes).toHaveLength(days);
      expect(new Set(boxes.map(({ row }) => row)).size, `rows at ${width}`).toBe(rows);
      expect(boxes.at(-1)?.text).toBe(String(days));
      const sameGround = boxes.filter(({ ground }) => ground === boxes.at(-1)?.ground);
      expect(sameGround, "only the last is marked").toHaveLength(1);
    }
  });
}

/** What a bar shows: from one percentage to another, or so many years back. */
function rangeOf({ value }: RangeFact) {
  return value.unit === "percent" ? value : { from: 0, to: value.count };
}

/** Where a cell's figure, the paper beside it and the ink on that stand. */
const drawnIn = (cell: Locator) =>
  cell.evaluate((element) => {
    const place = (part: Element | null | undefined) =>
      part?.getBoundingClientRect() ?? new DOMRect();
    const paper = place(element.querySelector("svg"));
    const shapes = [...element.querySelectorAll("svg > rect")].map(place).slice(1);
    const tick = place(element.querySelector("svg > rect:last-of-type"));
    const centre = tick.x + tick.width / 2;
    const bar = shapes.length > 1 ? shapes[0] : undefined;
    const ends = bar ? [bar.left, bar.right] : [centre, centre];
    const table = place(element.closest("table"));
    return { ends, centre, figure: place(element.querySelector("span")), paper, table };
  });

for (const { id, section, name } of sections) {
  if (section.kind !== "ranges") continue;
  const figures = section.rows.flatMap((row) =>
    row.figures.map(({ fact, upTo }) => ({
      value: `${upTo ? "up to " : ""}${written(fact.value)}`,
      ...rangeOf(fact),
    })),
  );
  const whole = Math.max(...figures.map(({ to }) => to));

  test(`${name}, each bar as long as its figure says`, async ({ page }) => {
    await page.goto(pathOf(id));
    const folds = page.locator("details").filter({ hasText: section.caption });
    await folds.evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    const table = page.getByRole("table", { name: section.caption });
    await expect(table.getByRole("cell")).toHaveText(figures.map(({ value }) => value));

    for (const { heading, figures } of section.rows) {
      const told = table.getByRole("rowheader", { name: heading, exact: true });
      await expect(told, "is told with each of its figures").toHaveAttribute(
        "scope",
        figures.length > 1 ? "rowgroup" : /row/,
      );
    }

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // Heard, too, where they are not seen.
      await expect(table.getByRole("columnheader")).toContainText([...section.columns]);
      const axis = await table.locator("thead svg").boundingBox();
      for (const [index, { value, from, to }] of figures.entries()) {
        const drawn = await drawnIn(table.getByRole("cell").nth(index));
        const { left, width: length } = drawn.paper;
        expect([left, length], `${value} at ${width}, below the numbers`).toEqual([
          expect.closeTo(axis?.x ?? 0, 0),
          expect.closeTo(axis?.width ?? 0, 0),
        ]);
        const at = (number: number) => {
          const share = number / whole;
          return left + length * (section.scale.today ? 1 - share : share);
        };
        const ends = [at(from), at(to)].sort((one, other) => one - other);
        const off = ends.map((end, side) => Math.abs(end - (drawn.ends[side] ?? 0)));
        expect(Math.max(...off), `${value} at ${width}, pixels off`).toBeLessThan(3);
        expect(Math.abs(drawn.centre - at(to)), `the tick of ${value}`).toBeLessThan(3);
        if (width === 320) {
          expect(drawn.paper.top, `below ${value}`).toBeGreaterThanOrEqual(drawn.figure.bottom - 1);
          expect(length, "as wide as the table").toBeCloseTo(drawn.table.width, 0);
        } else {
          expect(left, `beside ${value}`).toBeGreaterThan(drawn.figure.right);
        }
      }
    }
  });
}

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

for (const forcedColors of ["none", "active"] as const) {
  test.describe(`forced colours: ${forcedColors}`, () => {
    test.use({ contextOptions: { forcedColors } });

    test("the tool's boxes: 21 days are over, today and seven are left, the last one is marked", async ({
      page,
    }) => {
      const tool = await openTool(page, pathOf("tax-appeal"));
      await ask(tool, "2 November 2026");
      const boxes = tool.locator("svg:has(> rect:nth-child(30)) > rect");
      await expect(boxes).toHaveCount(30);
      const fills = await boxes.evaluateAll((all) => all.map((box) => getComputedStyle(box).fill));
      const [over = "", left = "", last = ""] = [fills[0], fills[21], fills[29]];
      expect(new Set([over, left, last]).size).toBe(3);
      expect([left, last].map((fill) => fills.indexOf(fill))).toEqual([21, 29]);
      if (forcedColors === "none") return;
      const highlight = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "Highlight";
        return getComputedStyle(probe).color;
      });
      expect(last, "in the colour that the visitor's system marks with").toBe(highlight);
    });
  });
}
