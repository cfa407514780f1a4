import { leadFormPage, pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { contrast } from "../fixtures/contrast";
import { arrive, bringUpToast } from "./screens";
import { expect, test } from "./test";

test("much enlarged, the call bar leaves the page its room", async ({ page }) => {
  // What 400% leaves of a screen of 1280 by 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await arrive(page, "/");
  const bar = page.getByRole("navigation", { name: chrome.names.call });
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

test("for who has the browser write half as large again, numbers to call stay in a narrow window", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/", pathOf("contact"), pathOf("cop9"), pathOf("offices")]) {
    await arrive(page, path);
    const ways = page.locator(`[href^="tel:"], main [href="${pathOf("tax-fraud")}"]`);
    const outside = await ways.filter({ visible: true }).evaluateAll((all) =>
      all
        .map((way) => ({ text: way.textContent, ...way.getBoundingClientRect().toJSON() }))
        .filter(({ left, right }) => left < 0 || right > innerWidth)
        .map(({ text, left, right }) => `${text}: ${left} to ${right}`),
    );
    expect(outside, path).toEqual([]);
  }
});

test("the page grows with a large window, and words with every step of zoom", async ({ page }) => {
  await arrive(page, "/");
  const sizeAt = async (width: number, height: number) => {
    await page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) });
    return page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
  };
  for (const [width, height, size] of [
    [1280, 800, 16],
    [1440, 900, 18],
    [1920, 1080, 20],
  ] as const)
    expect(await sizeAt(width, height), `${width} × ${height}`).toBe(size);
  let last = 0;
  for (const zoom of [1, 1.1, 1.25, 1.5, 1.75, 2]) {
    const size = zoom * (await sizeAt(1500 / zoom, 1050 / zoom));
    // A window of half a pixel is rounded.
    expect(size, `at ${zoom}`).toBeGreaterThan(last - 0.1);
    last = size;
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours every button and field keeps an edge, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    for (const path of [
      "/",
      pathOf("cop9"),
      `${pathOf("resources")}?search=lottery`,
      leadFormPage.path,
    ]) {
      await arrive(page, path);
      // What the search leaves out goes once the filters are awake.
      await expect(page.getByText("Open Tool").filter({ visible: true })).toHaveCount(0);
      const bare = await page
        .locator(
          "[data-variant]:not([data-variant=link]), input:not([type=checkbox]), select, textarea, summary",
        )
        .filter({ visible: true })
        .evaluateAll((all) => {
          const edge = (element: Element | null): boolean => {
            if (!element || element.matches("main")) return false;
            const style = getComputedStyle(element);
            const ground = getComputedStyle(document.documentElement).backgroundColor;
            const sides = [style.borderTopWidth, style.borderBottomWidth];
            const isDrawn = sides.some((width) => Number.parseFloat(width) >= 1);
            const isSeen = [style.borderTopColor, style.borderBottomColor].some(
              (colour) => colour !== ground,
            );
            if (isDrawn && isSeen) return true;
            // A question has its plus.
            if (element.matches("summary:has(svg)")) return true;
            return element.matches("summary, details, li") && edge(element.parentElement);
          };
          return all
            .filter((element) => !edge(element))
            .map(({ outerHTML }) => outerHTML.slice(0, 90));
        });
      expect(bare, path).toEqual([]);
      const signs = await page
        .locator("summary svg")
        .filter({ visible: true })
        .evaluateAll((all) => all.map((sign) => getComputedStyle(sign).stroke));
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      for (const sign of new Set(signs))
        expect(contrast([sign, ground]), `${sign} of ${path}`).toBeGreaterThan(4.5);
    }
  });
}

test("with reduced motion nothing moves by itself, or when pressed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const running = () => page.evaluate(() => document.getAnimations().map(String));
  await arrive(page, "/");
  expect(await running()).toEqual([]);
  await page.locator("details[name=letter] summary").first().click();
  expect(await running()).toEqual([]);
  await page.getByRole("button", { name: "Services" }).hover();
  expect(await running()).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await running()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    "auto",
  );
  await bringUpToast(page);
  expect(await running()).toEqual([]);
});
