import type { Page } from "@playwright/test";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import { articlePath, leadFormPage, pathOf } from "~/site/pages";
import { resources } from "~/words/pages/resources";
import { faintInDrawings, findings, widen } from "./axe";
import { ask, openTool } from "./deadline-tool";
import { openPhoneMenu, openServices } from "./header";
import { failure, showErrors } from "./lead-form";
import { answerAll, openQuestions } from "./penalty-tool";
import { alike, arrive, bringUpToast, everyScreen, unfold, written } from "./screens";
import { expect, test } from "./test";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("axe looks at the contrast of words, on a gradient too, and at the size of targets", async ({
  page,
}) => {
  const link = (style: string) => `<a href="/" style="display: block; ${style}">Call us</a>`;
  const marked = (colour: string) =>
    `<mark style="color: #222; background: linear-gradient(${colour}, ${colour})">60 days</mark>`;
  const show = (main: string) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>A</title><main><h1>A</h1>${main}</main></html>`,
    );
  await show(`${link("height: 24px").repeat(2)}<p>${marked("#fff")}</p>`);
  expect(await findings(page, "all")).toEqual([]);
  await show(`${link("height: 12px; line-height: 1").repeat(2)}<p>${marked("#333")}</p>`);
  const rules = (await findings(page, "all")).map((found) => found.split(":")[0]);
  expect(rules).toEqual(["color-contrast", "target-size"]);
});

for (const path of everyScreen) {
  test(`axe finds nothing on ${path}, narrow or wide, and in the dark`, async ({ page }) => {
    test.slow();
    await arrive(page, path);
    await widen(page, 320);
    expect.soft(await findings(page, "all"), "320 wide").toEqual([]);
    expect.soft(await faintInDrawings(page), "in drawings").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await faintInDrawings(page), "in drawings, in the dark").toEqual([]);
    if (alike.has(path)) return;
    // In the dark the same colours stand in both layouts.
    expect.soft(await findings(page, "colours"), "in the dark").toEqual([]);
    // The other layout; what may differ in between is measured (`geometry/`).
    await widen(page, 1280);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await findings(page, "all"), "1280 wide").toEqual([]);
  });
}

for (const path of written.map(({ slug }) => articlePath(slug))) {
  test(`axe finds nothing on ${path} where the pen stands beside the sheet, in the dark`, async ({
    page,
  }) => {
    await arrive(page, path);
    await page.emulateMedia({ colorScheme: "dark" });
    await widen(page, 1600);
    await unfold(page);
    expect(await findings(page, "colours", [".article-text"])).toEqual([]);
  });
}

/** Goes to a page and does something there. */
const on = (path: string, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await arrive(page, path);
  await act(page);
};

/** What it is, what is different in it (the rest of the page is looked at above), and how it is reached. */
type State = [name: string, within: string, reach: (page: Page) => Promise<unknown>];

const inBothLayouts: State[] = [
  [
    "a question open",
    "main",
    on(pathOf("faqs"), (page) => page.locator("details[name=faqs] summary").nth(1).click()),
  ],
  [
    "a line of the letter finder open",
    "#find-your-letter",
    on("/", async (page) => {
      const line = page.locator("details[name=letter]").first();
      await line.locator("summary").click();
      await expect(line.getByRole("link")).toBeVisible();
    }),
  ],
  [
    "no resource found",
    "main",
    on(`${pathOf("resources")}?search=lottery`, (page) =>
      page.getByRole("button", { name: resources.search.clear }).waitFor(),
    ),
  ],
  ["errors in the lead form", "main", on(leadFormPage.path, showErrors)],
  [
    "the lead form given up",
    "main",
    async (page) => {
      await page.clock.install();
      // A form page that says nothing.
      await page.route("**/lead-form", (route) => route.fulfill({ contentType: "text/html" }));
      await arrive(page, pathOf("contact"));
      // The frame is there, and its patience has begun.
      await page.locator("script[src*='lead-form-embed']").waitFor({ state: "attached" });
      await page.clock.runFor(LEAD_FORM_PATIENCE);
      await expect(failure(page)).toBeVisible();
      await page.clock.resume();
    },
  ],
  ...["2 November 2026", "1 September 2026", "soon"].map(
    (typed): State => [
      `the deadline tool asked for ${typed}`,
      "#last-safe-day",
      async (page) => {
        const tool = await openTool(page, pathOf("tax-appeal"));
        await ask(tool, typed);
        await expect(tool.getByRole("status")).not.toBeEmpty();
      },
    ],
  ),
  [
    "a penalty whose place abroad is not known",
    "main details[open]",
    on(pathOf("cop9"), async (page) => {
      await openQuestions(page);
      await answerAll(page, -1);
    }),
  ],
];

// It stays for as long as the mouse is on it.
const toast: State = [
  "a toast shown",
  "[data-sonner-toaster]",
  async (page) => (await bringUpToast(page)).hover(),
];

const inOneLayout: [width: number, ...State][] = [
  [1280, "the skip link shown", "a[href='#main']", on("/", (page) => page.keyboard.press("Tab"))],
  [390, "the phone menu open", "header", on("/", openPhoneMenu)],
  [1280, "the Services menu open", "header", on("/", openServices)],
  [390, ...toast],
  [1280, ...toast],
  [
    1280,
    "a tooltip shown",
    "body",
    on("/", async (page) => {
      await page.mouse.move(600, 500);
      await page.getByRole("banner").locator("a[data-state=closed]").first().hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
    }),
  ],
];

for (const [width, name, within, reach] of [
  ...inBothLayouts.map((state) => [320, ...state] as const),
  ...inOneLayout,
]) {
  test(`axe finds nothing with ${name}, reached ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await reach(page);
    await widen(page, width);
    expect.soft(await findings(page, "all", [within])).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findings(page, "colours", [within]), "in the dark").toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width !== 320) return;
    await widen(page, 1280);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await findings(page, "all", [within]), "1280 wide").toEqual([]);
  });
}
