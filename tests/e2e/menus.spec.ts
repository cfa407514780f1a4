import type { Page } from "@playwright/test";
import { NAVIGATION_MENU } from "~/site/constants";
import { mainLinks, type NavigationItem, services, topBarLinks } from "~/site/navigation";
import { arrive, awake } from "./screens";
import { expect, test } from "./test";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page) => main(page).getByRole("button", { name: "Services" });
const panelLink = (page: Page) =>
  main(page).getByRole("link", { name: subService.title, exact: true });

const [first, second] = services as [NavigationItem, NavigationItem];
const [subService] = services.flatMap(({ subServices = [] }) => subServices) as [NavigationItem];
const entries: NavigationItem[] = services.flatMap(({ subServices = [], ...entry }) => [
  entry,
  ...subServices,
]);

/** Brings the menu's code by pointing beside it. */
async function wakeMenu(page: Page) {
  await main(page)
    .getByRole("link", { name: mainLinks.at(-1)?.title ?? "" })
    .hover();
  await awake(page, "main-navigation").waitFor();
  await page.mouse.move(20, 700);
}

test.describe("Services menu", () => {
  test.beforeEach(async ({ page }) => {
    await arrive(page, "/");
  });

  test("opens 200 ms after the mouse arrives and closes 150 ms after it leaves", async ({
    page,
  }) => {
    await wakeMenu(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
    await page.clock.runFor(NAVIGATION_MENU.openDelay - 1);
    await expect(panelLink(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(panelLink(page)).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(NAVIGATION_MENU.closeDelay - 1);
    await expect(panelLink(page)).toBeVisible();
    await page.clock.runFor(2);
    await expect(panelLink(page)).toBeHidden();
  });

  test("opens at once when the mouse comes back within 300 ms, not later", async ({ page }) => {
    await wakeMenu(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
    await page.clock.runFor(NAVIGATION_MENU.openDelay);
    for (const [away, isOpen] of [
      [NAVIGATION_MENU.skipDelay - 1, true],
      [NAVIGATION_MENU.skipDelay, false],
    ] as const) {
      await page.mouse.move(20, 700);
      await page.clock.runFor(NAVIGATION_MENU.closeDelay);
      await expect(panelLink(page)).toBeHidden();
      await page.clock.runFor(away);
      await trigger(page).hover();
      await expect(panelLink(page)).toBeVisible({ visible: isOpen });
    }
  });

  test("stays open on a click after the mouse has opened it; the next click closes it", async ({
    page,
  }) => {
    await trigger(page).hover();
    await expect(panelLink(page)).toBeVisible();
    await trigger(page).click();
    await expect(panelLink(page)).toBeVisible();
    await trigger(page).click();
    await expect(panelLink(page)).toBeHidden();
  });

  test("works by arrow keys: down into the panel and through it, sideways along the bar", async ({
    page,
  }) => {
    const link = (name: string) => main(page).getByRole("link", { name, exact: true });
    await trigger(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(link(first.title)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(link(second.title)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(link(first.title)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panelLink(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(link(mainLinks[0]?.title ?? "")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(trigger(page)).toBeFocused();
  });

  test("an arrow with Alt or the like is the browser’s own, such as its way back", async ({
    page,
  }) => {
    await wakeMenu(page);
    const link = main(page).getByRole("link", { name: mainLinks[1]?.title ?? "", exact: true });
    await link.focus();
    for (const held of ["Alt", "Control", "Meta"]) {
      await page.keyboard.press(`${held}+ArrowLeft`);
      await expect(link, held).toBeFocused();
    }
  });
});

test.describe("Services menu by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens it, a tap outside closes it", async ({ page }) => {
    await arrive(page, "/");
    await trigger(page).tap();
    await expect(panelLink(page)).toBeVisible();
    await page.touchscreen.tap(100, 780);
    await expect(panelLink(page)).toBeHidden();
  });
});

test.describe("phone menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole("navigation", { name: "Site menu" });
  const button = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

  test.beforeEach(async ({ page }) => {
    await arrive(page, "/");
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("holds every page of the navigation", async ({ page }) => {
    await menu(page).getByText("Services", { exact: true }).click();
    for (const { title, badge } of entries) {
      await expect(
        menu(page)
          .getByRole("link", { name: title, exact: true })
          .or(menu(page).getByRole("link", { name: `${title} ${badge}`, exact: true })),
      ).toBeVisible();
    }
    for (const { title } of [...mainLinks, ...topBarLinks]) {
      await expect(menu(page).getByRole("link", { name: title, exact: true })).toBeVisible();
    }
    const last = menu(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("lies within the screen, at 390 and at 320 wide", async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const { left, right } = await menu(page).evaluate((box) => box.getBoundingClientRect());
      expect(left, `${width}`).toBeGreaterThanOrEqual(0);
      expect(right, `${width}`).toBeLessThanOrEqual(width);
    }
  });

  test("closes on Escape, which returns the focus, on its own button and on a tap outside", async ({
    page,
  }) => {
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await button(page).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 800, height: 900 });
    await button(page).click();
    await page.mouse.click(40, 500);
    await expect(menu(page)).toBeHidden();
  });

  test("closes when the keyboard leaves it, backwards to its own button too", async ({ page }) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(button(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });
});
