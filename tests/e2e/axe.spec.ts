import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { services } from "~/site/navigation";
import { leadFormPage, pathOf } from "~/site/pages";
import { leadForm } from "~/words/pages/lead-form";
import { resources } from "~/words/pages/resources";
import { findings, widen } from "./axe";
import { arrive, bringUpToast, screens } from "./screens";
import { expect, test } from "./test";

const schemes = ["light", "dark"] as const;
/** The two layouts; what may differ in between is measured (`geometry/`). */
const widths = [320, 1280];

/** Colours alone differ in the dark. */
async function findingsIn(page: Page, colorScheme: (typeof schemes)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return findings(page, colorScheme === "light" ? "all" : "colours");
}

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
    for (const width of widths) {
      await widen(page, width);
      // In the dark the same colours stand in both layouts.
      for (const colorScheme of width === 1280 ? schemes : (["light"] as const)) {
        const found = await findingsIn(page, colorScheme);
        expect.soft(found, `${width} wide, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

const [subService] = services.flatMap(({ subServices = [] }) => subServices);

interface State {
  name: string;
  width: number;
  reach: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  {
    name: "the Services menu open",
    width: 1280,
    reach: async (page) => {
      await arrive(page, "/");
      await page.getByRole("button", { name: "Services" }).click();
      await expect(page.getByRole("link", { name: subService?.title, exact: true })).toBeVisible();
    },
  },
  {
    name: "the phone menu open",
    width: 390,
    reach: async (page) => {
      await arrive(page, "/");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Site menu" });
      await menu.getByText("Services", { exact: true }).click();
      await expect(menu.getByRole("link", { name: subService?.title, exact: true })).toBeVisible();
    },
  },
  ...[390, 1280].flatMap((width): State[] => [
    {
      name: "a question open",
      width,
      reach: async (page) => {
        await arrive(page, pathOf("faqs"));
        await page.locator("details[name=faqs] summary").nth(1).click();
        await expect(page.locator("details[open]")).toHaveCount(1);
        await widen(page, width);
      },
    },
    {
      name: "a line of the letter finder open",
      width,
      reach: async (page) => {
        await arrive(page, "/");
        const line = page.locator("details[name=letter]").first();
        await line.locator("summary").click();
        await expect(line.getByRole("link")).toBeVisible();
        await widen(page, width);
      },
    },
    {
      name: "a toast shown",
      width,
      // It stays for as long as the mouse is on it.
      reach: async (page) => (await bringUpToast(page)).hover(),
    },
    {
      name: "no resource found",
      width,
      reach: async (page) => {
        await arrive(page, `${pathOf("resources")}?search=lottery`);
        await expect(page.getByRole("button", { name: resources.search.clear })).toBeVisible();
      },
    },
    {
      name: "errors in the lead form",
      width,
      reach: async (page) => {
        await arrive(page, leadFormPage.path);
        await page.getByRole("button", { name: leadForm.submit }).click();
        await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
      },
    },
  ]),
  {
    name: "a tooltip shown",
    width: 1280,
    reach: async (page) => {
      await arrive(page, "/");
      await page.mouse.move(600, 500);
      await page.getByRole("banner").locator("a[data-state=closed]").first().hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
];

for (const { name, width, reach } of states) {
  test(`axe finds nothing with ${name}, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await reach(page);
    for (const colorScheme of schemes) {
      expect.soft(await findingsIn(page, colorScheme), colorScheme).toEqual([]);
    }
  });
}

test.describe("when the lead form's provider is down", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const width of [390, 1280]) {
    test(`axe finds nothing in what stands in its place, ${width} wide`, async ({ page }) => {
      await page.clock.install();
      await page.route("**/lead-form", (route) => route.abort());
      await arrive(page, pathOf("contact"));
      // The frame is there, and its patience has begun.
      await page.locator("script[src*='lead-form-embed']").waitFor({ state: "attached" });
      await page.clock.runFor(12_000);
      await expect(page.getByRole("alert").getByRole("link", { name: firm.phone })).toBeVisible();
      await page.clock.resume();
      await widen(page, width);
      for (const colorScheme of schemes) {
        expect.soft(await findingsIn(page, colorScheme), colorScheme).toEqual([]);
      }
    });
  }
});
