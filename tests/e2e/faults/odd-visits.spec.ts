import { services } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { arrive } from "../screens";
import { expect, test } from "../test";

test("in the year after the build the page says so, without complaint", async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(`${nextYear}-01-02T09:00:00Z`);
  await arrive(page, "/");
  await expect(page.getByRole("contentinfo").getByText(`© ${nextYear}`)).toBeVisible();
});

test("an address with a malformed anchor shows its page", async ({ page }) => {
  await arrive(page, `${pathOf("contact")}#100%`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
});

test("the Services panel is whole at the large breakpoint", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await arrive(page, "/");
  await page.getByRole("button", { name: "Services" }).click();
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: services[0]?.title, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
});

for (const [menu, width] of [
  ["Services", 1280],
  ["Menu", 390],
] as const) {
  test(`whoever comes back to a page that the browser kept finds “${menu}” closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, "/");
    const button = page.getByRole("button", { name: menu, exact: true });
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
    );
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
}
