import type { Page } from "@playwright/test";
import { services } from "~/site/navigation";
import { leadFormPage, pathOf } from "~/site/pages";
import { leadForm } from "~/words/pages/lead-form";
import { resources } from "~/words/pages/resources";
import { penaltyQuestions } from "~/words/penalties/penalty-questions";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { findings, findingsInBothSchemes, widen } from "./axe";
import { ask, openTool } from "./deadline-tool";
import { failure } from "./lead-form";
import { alike, arrive, bringUpToast, screens } from "./screens";
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

for (const path of screens) {
  test(`axe finds nothing on ${path}, narrow or wide, and in the dark`, async ({ page }) => {
    test.slow();
    await arrive(page, path);
    await widen(page, 320);
    expect.soft(await findings(page, "all"), "320 wide").toEqual([]);
    if (alike.has(path)) return;
    // In the dark the same colours stand in both layouts.
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findings(page, "colours"), "in the dark").toEqual([]);
    // The other layout; what may differ in between is measured (`geometry/`).
    await widen(page, 1280);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await findings(page, "all"), "1280 wide").toEqual([]);
  });
}

const [subService] = services.flatMap(({ subServices = [] }) => subServices);

interface State {
  name: string;
  /** The layouts that have it; the page is as wide as the first while it is reached. */
  widths: [number, number?];
  /** What is different in it; the rest of the page is looked at above. */
  within: string;
  reach: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  {
    name: "the Services menu open",
    widths: [1280],
    within: "header",
    reach: async (page) => {
      await arrive(page, "/");
      await page.getByRole("button", { name: "Services" }).click();
      await expect(page.getByRole("link", { name: subService?.title, exact: true })).toBeVisible();
    },
  },
  {
    name: "the phone menu open",
    widths: [390],
    within: "header",
    reach: async (page) => {
      await arrive(page, "/");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Site menu" });
      await menu.getByText("Services", { exact: true }).click();
      await expect(menu.getByRole("link", { name: subService?.title, exact: true })).toBeVisible();
    },
  },
  {
    name: "a question open",
    widths: [390, 1280],
    within: "main",
    reach: async (page) => {
      await arrive(page, pathOf("faqs"));
      await page.locator("details[name=faqs] summary").nth(1).click();
      await expect(page.locator("details[open]")).toHaveCount(1);
    },
  },
  {
    name: "a line of the letter finder open",
    widths: [390, 1280],
    within: "#find-your-letter",
    reach: async (page) => {
      await arrive(page, "/");
      const line = page.locator("details[name=letter]").first();
      await line.locator("summary").click();
      await expect(line.getByRole("link")).toBeVisible();
    },
  },
  ...[390, 1280].map(
    (width): State => ({
      name: "a toast shown",
      widths: [width],
      within: "[data-sonner-toaster]",
      // It stays for as long as the mouse is on it.
      reach: async (page) => (await bringUpToast(page)).hover(),
    }),
  ),
  {
    name: "no resource found",
    widths: [390, 1280],
    within: "main",
    reach: async (page) => {
      await arrive(page, `${pathOf("resources")}?search=lottery`);
      await expect(page.getByRole("button", { name: resources.search.clear })).toBeVisible();
    },
  },
  {
    name: "errors in the lead form",
    widths: [390, 1280],
    within: "main",
    reach: async (page) => {
      await arrive(page, leadFormPage.path);
      await page.getByRole("button", { name: leadForm.submit }).click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
    },
  },
  {
    name: "the lead form given up",
    widths: [390, 1280],
    within: "main",
    reach: async (page) => {
      await page.clock.install();
      // A form page that says nothing.
      await page.route("**/lead-form", (route) => route.fulfill({ contentType: "text/html" }));
      await arrive(page, pathOf("contact"));
      // The frame is there, and its patience has begun.
      await page.locator("script[src*='lead-form-embed']").waitFor({ state: "attached" });
      await page.clock.runFor(12_000);
      await expect(failure(page)).toBeVisible();
      await page.clock.resume();
    },
  },
  ...["2 November 2026", "1 September 2026", "soon"].map(
    (typed): State => ({
      name: `the deadline tool asked for ${typed}`,
      widths: [320, 1280],
      within: "#last-safe-day",
      reach: async (page) => {
        const tool = await openTool(page, pathOf("tax-appeal"));
        await ask(tool, typed);
        await expect(tool.getByRole("status")).not.toBeEmpty();
      },
    }),
  ),
  {
    name: "a penalty whose place abroad is not known",
    widths: [320, 1280],
    within: "main details[open]",
    reach: async (page) => {
      await arrive(page, pathOf("cop9"));
      await page.locator("summary").filter({ hasText: penaltyWords.heading }).click();
      await page.getByRole("button", { name: penaltyWords.action }).click();
      for (const { label, options } of Object.values(penaltyQuestions))
        await page.getByLabel(label).selectOption(Object.keys(options).at(-1) ?? "");
    },
  },
  {
    name: "a tooltip shown",
    widths: [1280],
    within: "body",
    reach: async (page) => {
      await arrive(page, "/");
      await page.mouse.move(600, 500);
      await page.getByRole("banner").locator("a[data-state=closed]").first().hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
];

for (const { name, widths, within, reach } of states) {
  test(`axe finds nothing with ${name}, ${widths.join(" and ")} wide`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await reach(page);
    const [narrow, wide] = widths;
    await widen(page, narrow);
    expect.soft(await findingsInBothSchemes(page, [within]), `${narrow} wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow);
    if (!wide) return;
    await widen(page, wide);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await findings(page, "all", [within]), `${wide} wide`).toEqual([]);
  });
}
