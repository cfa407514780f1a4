import type { Locator, Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { TOAST } from "~/site/constants";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { arrive, bringUpToast, settle, typefaceOf } from "./screens";
import { expect, test } from "./test";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");
const copy = (page: Page) => page.getByRole("button", { name: contact.details.copy });
const copied = `${contact.details.copied} ${firm.email}`;
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("copying the e-mail address says so for a while, and in a few toasts at most", async ({
  page,
}) => {
  await arrive(page, pathOf("contact"));
  await copy(page).click();
  await expect(toasts(page)).toHaveText(copied);
  await expect(toasts(page)).toBeInViewport();
  await expect(toasts(page), "a toast has a ground").not.toHaveCSS("background-color", /, 0\)$/);
  await expect(toasts(page)).toHaveCSS("font-family", new RegExp(await typefaceOf(page, "sans")));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firm.email);
  for (let count = 1; count < TOAST.visible; count += 1) await copy(page).click();
  const last = Date.now();
  await copy(page).click();
  await expect(toasts(page).and(page.locator("[data-visible=true]"))).toHaveCount(TOAST.visible);
  await expect(toasts(page)).toHaveCount(0);
  expect(Date.now() - last).toBeGreaterThan(TOAST.duration - 100);
});

for (const [width, height] of [
  [1280, 800],
  [1000, 700],
  [390, 844],
  [320, 500],
] as const) {
  test(`a toast covers neither the focus nor the call bar, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, pathOf("contact"));
    await copy(page).focus();
    // As low in the window as it goes.
    await copy(page).evaluate((button) => {
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight);
    });
    await page.keyboard.press("Enter");
    const toast = toasts(page).and(page.locator("[data-mounted=true]"));
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [under, over] = [await boxOf(copy(page)), await boxOf(toast)];
        const isBeside = over.left >= under.right || over.right <= under.left;
        return isBeside || over.top >= under.bottom || over.bottom <= under.top;
      })
      .toBe(true);
    if (width >= 1024) return;
    await toast.hover();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator("[data-call-bar]")).toBeInViewport();
    await settle(page);
    const bar = await boxOf(page.locator("[data-call-bar]"));
    expect(bar.top).toBeGreaterThanOrEqual((await boxOf(toast)).bottom);
  });
}

test("a browser that cannot copy is no dead end, and its toast no success", async ({ page }) => {
  await arrive(page, pathOf("contact"));
  await copy(page).click();
  const success = toasts(page).filter({ hasText: copied });
  await expect(success).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copy(page).click();
  const refused = toasts(page).filter({ hasText: `${contact.details.notCopied} ${firm.email}` });
  await expect(refused).toBeVisible();
  const rule = (toast: Locator) =>
    toast.evaluate((element) => getComputedStyle(element).borderLeftColor);
  expect(await rule(refused)).not.toBe(await rule(success));
});

test("Escape takes a toast away and gives the focus back", async ({ page }) => {
  const toast = await bringUpToast(page);
  await page.keyboard.press("Alt+t");
  await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
  await expect(copy(page)).toBeFocused();
});

test("a toast is told by a live region that was there before it", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { early: 0, late: 0 };
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches("[aria-live]")) seen.early = performance.now();
        if (node.querySelector("[data-sonner-toast]") || node.matches("[data-sonner-toast]"))
          seen.late = performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await bringUpToast(page);
  const region = page.getByRole("region", { name: /^Notifications/ });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(region).toHaveText(copied);
  const { early, late } = await page.evaluate(() => Reflect.get(window, "seen"));
  expect(late - early).toBeGreaterThanOrEqual(TOAST.headStart);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a toast is swiped away", async ({ page }) => {
    await arrive(page, pathOf("contact"));
    // The clock is put into the form's frame as well, which has to stand still for that.
    await settle(page);
    await page.clock.install();
    await copy(page).tap();
    await expect(toasts(page).and(page.locator("[data-mounted=true]"))).toBeVisible();
    // It must not go by itself.
    await page.clock.pauseAt(Date.now() + 1000);
    const { x, y } = await boxOf(toasts(page));
    const finger = await page.context().newCDPSession(page);
    for (const [type, ...places] of [
      ["touchStart", 0],
      ["touchMove", 30],
      ["touchMove", 90],
      ["touchEnd"],
    ] as const) {
      const touchPoints = places.map((away) => ({ x: x + 40 + away, y: y + 20 }));
      await finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    }
    await expect(toasts(page)).toHaveAttribute("data-removed", "true");
  });
});

test.describe("without the toaster's code", () => {
  test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

  test("what a toast would say is said by the browser", async ({ page }) => {
    await page.route("**/assets/toaster-*.js", (route) => route.abort());
    await arrive(page, pathOf("contact"));
    const said = page.waitForEvent("dialog");
    const press = copy(page).click();
    const dialog = await said;
    expect(dialog.message()).toContain(firm.email);
    await dialog.dismiss();
    await press;
  });
});
