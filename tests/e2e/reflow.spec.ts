import type { Page } from "@playwright/test";
import { testimonials } from "~/content/testimonials";
import { arrive, bringUpToast, screens } from "./screens";
import { expect, test } from "./test";

/** Levels of zoom on a screen of 1280 by 1024, and the pixels that they leave. */
const zoom = { "200%": { width: 640, height: 512 }, "400%": { width: 320, height: 256 } };

/** The distances that WCAG 1.4.12 wants a page to bear. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What reaches past the window's right edge, or is cut off by the box around it. */
async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const problems: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      problems.push(`the page is ${root.scrollWidth - root.clientWidth} pixels too wide`);
    for (const box of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const isForEars = position === "absolute" && box.clientWidth <= 1;
      if (isForEars || !box.textContent?.trim() || !box.checkVisibility()) continue;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const wide = hides(overflowX) && box.scrollWidth > box.clientWidth + 1;
      const tall = hides(overflowY) && box.scrollHeight > box.clientHeight + 2;
      if ((wide || tall) && !box.closest("[aria-roledescription=carousel]"))
        problems.push(`cut off: ${box.textContent.slice(0, 60)}`);
    }
    return problems;
  });
}

for (const path of screens) {
  test(`${path} loses nothing enlarged, or with its text spaced out`, async ({ page }) => {
    await arrive(page, path);
    for (const [level, size] of Object.entries(zoom)) {
      await page.setViewportSize(size);
      expect.soft(await lost(page), level).toEqual([]);
    }
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing); // A style element is stopped by the policy, as one from a stranger would be.
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await lost(page), `spaced out, ${width} wide`).toEqual([]);
    }
  });

  test(`what ${path} wants pressed is 44 pixels high or more`, async ({ page }) => {
    await arrive(page, path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const small = await page
        .locator("button, [data-variant], summary, select, textarea, input:not([type=checkbox])")
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .map(
              (element) => [element.textContent, element.getBoundingClientRect().height] as const,
            )
            .filter(([, height]) => height < 44),
        );
      expect(small, `${width} wide`).toEqual([]);
    }
  });
}

test("much enlarged, the call bar leaves the page its room", async ({ page }) => {
  await page.setViewportSize(zoom["400%"]);
  await arrive(page, "/");
  const bar = page.getByRole("navigation", { name: "Call or write" });
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`every button and field keeps an edge, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ["/", "/services/cop9", "/resources?search=lottery", "/lead-form"]) {
        await arrive(page, path);
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
              // A question's edge is the rule of its list.
              return element.matches("summary, details, li") && edge(element.parentElement);
            };
            return all
              .filter((element) => !edge(element))
              .map(({ outerHTML }) => outerHTML.slice(0, 90));
          });
        expect(bare, path).toEqual([]);
      }
    });

    test(`the marked words can be read, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await arrive(page, "/services/cop9");
      const mark = page.locator("mark").first();
      const style = await mark.evaluate((element) => {
        const { backgroundImage, color, backgroundColor } = getComputedStyle(element);
        return { backgroundImage, isPlain: color === backgroundColor };
      });
      expect(style).toEqual({ backgroundImage: "none", isPlain: false });
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

  test("the carousel jumps", async ({ page }) => {
    await arrive(page, "/");
    const carousel = page.getByRole("region", { name: "Client reviews" });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator("li[inert]")).toHaveCount(testimonials.length);
    const place = () =>
      carousel
        .locator("li")
        .nth(1)
        .evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
    const before = await place();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await carousel.getByRole("button", { name: "Next review" }).click();
    await page.clock.runFor(50);
    const after = await place();
    expect(after).toBeLessThan(before);
    await page.clock.runFor(60_000);
    expect(await place()).toBe(after);
  });
});

test("nobody has to chase the carousel: it stays until it is asked", async ({ page }) => {
  await arrive(page, "/");
  const carousel = page.getByRole("region", { name: "Client reviews" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("li[inert]")).toHaveCount(testimonials.length);
  await page.clock.install();
  await page.clock.runFor(60_000);
  await expect(carousel.getByRole("status")).toHaveText(`Review 1 of ${testimonials.length}`);
});
