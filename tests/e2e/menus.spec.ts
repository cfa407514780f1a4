import { firm } from "~/firm/firm";
import { NAVIGATION_MENU } from "~/site/constants";
import { mainLinks, services, topBarLinks } from "~/site/navigation";
import { pageById } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { mainLink, mainMenu, menuButton, phoneMenu, servicesButton } from "./header";
import { arrive, awake } from "./screens";
import { expect, test } from "./test";

const [first, second] = services.map((entry) => entry.page);
const subServices = services.flatMap((entry) => entry.subServices ?? []);

test.beforeEach(async ({ page }) => {
  await arrive(page, "/");
});

const { openDelay, closeDelay, skipDelay } = NAVIGATION_MENU;

test("opens 200 ms after the mouse arrives, closes 150 ms after it leaves, and opens at once when it comes back within 300 ms, not later", async ({
  page,
}) => {
  // Pointing beside it brings its code.
  await mainLink(page, mainLinks.at(-1)).hover();
  await awake(page, "main-navigation").waitFor();
  await page.mouse.move(20, 700);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await servicesButton(page).hover();
  await page.clock.runFor(openDelay - 1);
  await expect(mainLink(page)).toBeHidden();
  await page.clock.runFor(2);
  await expect(mainLink(page)).toBeVisible();
  for (const [away, isOpen] of [
    [skipDelay - 1, true],
    [skipDelay, false],
  ] as const) {
    await page.mouse.move(20, 700);
    await page.clock.runFor(closeDelay - 1);
    await expect(mainLink(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(mainLink(page)).toBeHidden();
    await page.clock.runFor(away);
    await servicesButton(page).hover();
    await expect(mainLink(page)).toBeVisible({ visible: isOpen });
  }
});

test("stays open on a click after the mouse has opened it; the next click closes it", async ({
  page,
}) => {
  await servicesButton(page).hover();
  await expect(mainLink(page)).toBeVisible();
  await servicesButton(page).click();
  await expect(mainLink(page)).toBeVisible();
  await servicesButton(page).click();
  await expect(mainLink(page)).toBeHidden();
});

test("arrow keys lead down into the panel and through it, and sideways along the bar", async ({
  page,
}) => {
  await servicesButton(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(mainLink(page, first)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(mainLink(page, second)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(mainLink(page, first)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mainLink(page)).toBeHidden();
  await expect(servicesButton(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(mainLink(page, mainLinks[0])).toBeFocused();
  // With Alt or the like an arrow is the browser's own, such as its way back.
  for (const held of ["Alt", "Control", "Meta"]) {
    await page.keyboard.press(`${held}+ArrowLeft`);
    await expect(mainLink(page, mainLinks[0]), held).toBeFocused();
  }
  await page.keyboard.press("ArrowLeft");
  await expect(servicesButton(page)).toBeFocused();
});

test("a mouse that passes by does not close what the keyboard is in", async ({ page }) => {
  await servicesButton(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(mainLink(page, first)).toBeFocused();
  await page.clock.install();
  await servicesButton(page).hover();
  await page.mouse.move(20, 700);
  await page.clock.runFor(2 * NAVIGATION_MENU.closeDelay);
  await expect(mainLink(page, first)).toBeVisible();
  await expect(mainLink(page, first)).toBeFocused();
});

test("Tab leads through the panel and on, and nothing is covered", async ({ page }) => {
  await servicesButton(page).press("Enter");
  const panel = mainMenu(page).getByRole("listitem").filter({ hasText: chrome.advice });
  await expect(panel.getByRole("link").first()).toBeVisible();
  for (const link of await panel.getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  for (const id of mainLinks) {
    await page.keyboard.press("Tab");
    await expect(mainLink(page, id)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: chrome.action })).toBeFocused();
  await expect(mainLink(page)).toBeHidden();
});

test.describe("Services menu by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens it, a tap outside closes it", async ({ page }) => {
    await servicesButton(page).tap();
    await expect(mainLink(page)).toBeVisible();
    await page.touchscreen.tap(100, 780);
    await expect(mainLink(page)).toBeHidden();
  });
});

test("the Services panel is whole at the narrowest width that has it, and nothing lies over it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await servicesButton(page).click();
  await expect(mainLink(page, first)).toBeInViewport({ ratio: 1 });
  const covered = await mainMenu(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map(({ textContent }) => textContent),
    );
  expect(covered, "what lies under something else").toEqual([]);
});

test.describe("phone menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await menuButton(page).click();
    await expect(phoneMenu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("holds every page of the navigation, within the screen", async ({ page }) => {
    const link = (name: string) => phoneMenu(page).getByRole("link", { name, exact: true });
    await phoneMenu(page).getByText("Services", { exact: true }).click();
    for (const { page, badge = "" } of services)
      await expect(link(`${pageById(page).label} ${badge}`.trim())).toBeVisible();
    for (const id of [...subServices, ...mainLinks, ...topBarLinks])
      await expect(link(pageById(id).label)).toBeVisible();
    const last = phoneMenu(page).getByRole("link").last();
    // The lowest is a phone on its side.
    for (const [width, height] of [
      [390, 844],
      [320, 844],
      [390, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      // As a visitor scrolls, not as a script, which moves what no wheel does.
      await phoneMenu(page).hover();
      await page.mouse.wheel(0, 5000);
      await expect(last, `${width} wide`).toBeInViewport({ ratio: 1 });
      const box = await phoneMenu(page).boundingBox();
      expect(box?.x, `${width} wide`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} wide`).toBeLessThanOrEqual(width);
    }
  });

  test("closes on Escape, which returns the focus, on its own button and on a tap outside", async ({
    page,
  }) => {
    await page.keyboard.press("Escape");
    await expect(phoneMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).click();
    await page.getByRole("button", { name: chrome.closeMenu }).click();
    await expect(phoneMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 800, height: 900 });
    await menuButton(page).click();
    await page.mouse.click(40, 500);
    await expect(phoneMenu(page)).toBeHidden();
  });

  test("closes in a wider window, and stays closed in the narrow one after it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(phoneMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(phoneMenu(page)).toBeHidden();
  });

  test("by keyboard: in, through, out at either end, always in sight", async ({ page }) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: chrome.closeMenu })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(phoneMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press("Enter");
    const last = phoneMenu(page).getByRole("link", { name: `Call ${firm.phone}` });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await last.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press("Tab");
      await expect(phoneMenu(page).locator(":focus")).toBeInViewport();
    }
    await expect(last).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(phoneMenu(page)).toBeHidden();
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
  });
});

for (const [menu, width] of [
  [chrome.services, 1280],
  [chrome.menu, 390],
] as const) {
  test(`whoever comes back to a page that the browser kept finds “${menu}” closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const button = page.getByRole("button", { name: menu, exact: true });
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
    );
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
}
