import { firm } from "~/firm/firm";
import { mainLinks } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { resources } from "~/words/pages/resources";
import { arrive, bringUpToast } from "./screens";
import { expect, test } from "./test";

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await arrive(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the phone menu by keyboard: in, through, out at either end, always in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "/");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("navigation", { name: "Site menu" });
  const close = page.getByRole("button", { name: "Close menu" });

  await button.press("Enter");
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  const last = menu.getByRole("link", { name: `Call ${firm.phone}` });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await last.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toBeInViewport();
  }
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
});

test("the Services menu by keyboard: through the panel and on, and nothing is covered", async ({
  page,
}) => {
  await arrive(page, "/");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Services" }).press("Enter");
  const links = main.getByRole("listitem").filter({ hasText: "Advice" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  for (const { title } of mainLinks) {
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link", { name: title, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Free Consultation" }),
  ).toBeFocused();
  await expect(links.first()).toBeHidden();
});

test("the filters by keyboard alone; clearing them leads back to the search", async ({ page }) => {
  await arrive(page, pathOf("resources"));
  const search = page.getByLabel(resources.search.label);
  await search.focus();
  await page.keyboard.type("zzz");
  await expect(page.getByText(resources.search.empty)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(resources.search.topic)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(resources.search.format)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
});

for (const [width, height] of [
  [1280, 800],
  [768, 900],
  [390, 844],
  [320, 500],
] as const) {
  test(`a toast does not cover the focus, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, pathOf("contact"));
    const copy = page.getByRole("button", { name: contact.details.copy });
    await copy.focus();
    // As low in the window as it goes.
    await copy.evaluate((button) => {
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight);
    });
    await page.keyboard.press("Enter");
    const toast = page.locator("[data-sonner-toast][data-mounted=true]");
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [box, over] = [await copy.boundingBox(), await toast.boundingBox()];
        if (!box || !over) return "gone";
        const beside = over.x >= box.x + box.width || over.x + over.width <= box.x;
        const apart = over.y >= box.y + box.height || over.y + over.height <= box.y;
        return beside || apart ? "clear" : "covered";
      })
      .toBe("clear");
  });
}

test("Escape takes a toast away and gives the focus back", async ({ page }) => {
  const toast = await bringUpToast(page);
  const copy = page.getByRole("button", { name: contact.details.copy });
  await page.keyboard.press("Alt+t");
  await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
  await expect(copy).toBeFocused();
});

test("a tooltip comes with the focus and goes with Escape", async ({ page }) => {
  await arrive(page, "/");
  const link = page.getByRole("banner").locator(`a[href="${firm.socials[0]?.url}"]`);
  await page.getByRole("banner").getByRole("link", { name: firm.messaging.label }).focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(link).toBeFocused();
});
