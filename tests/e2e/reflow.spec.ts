import type { Page } from "@playwright/test";
import { leadFormPage, pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
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

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`every button and field keeps an edge, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
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
              const plus = element.matches("summary") && element.querySelector("svg");
              if (plus) return getComputedStyle(plus).stroke !== ground;
              return element.matches("summary, details, li") && edge(element.parentElement);
            };
            return all
              .filter((element) => !edge(element))
              .map(({ outerHTML }) => outerHTML.slice(0, 90));
          });
        expect(bare, path).toEqual([]);
      }
    });
  }
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  const running = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => String(animation.id || animation)),
    );

  test("nothing moves by itself, when pressed, or when the colours change", async ({ page }) => {
    await arrive(page, "/");
    expect(await running(page)).toEqual([]);
    await page.locator("details[name=letter] summary").first().click();
    expect(await running(page)).toEqual([]);
    await page.getByRole("button", { name: "Services" }).hover();
    expect(await running(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await running(page)).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe("auto");
    await bringUpToast(page);
    expect(await running(page)).toEqual([]);
  });
});
