import { messagingHref, phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { footerLinks, mainLinks, topBarLinks } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { expect, test } from "./test";

test("header and footer hold every link of the menus, and the firm’s own", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  for (const { title, page: id } of [...topBarLinks, ...mainLinks]) {
    await expect(banner.getByRole("link", { name: title, exact: true }).first()).toHaveAttribute(
      "href",
      pathOf(id),
    );
  }
  await expect(banner.getByRole("link", { name: `Phone ${firm.phone}` })).toHaveAttribute(
    "href",
    phoneHref,
  );
  await expect(banner.getByRole("link", { name: firm.messaging.label })).toHaveAttribute(
    "href",
    messagingHref(),
  );
  for (const { url } of firm.socials) {
    await expect(banner.locator(`a[href="${url}"]`)).toBeVisible();
  }
  await expect(banner.getByRole("link", { name: "Free Consultation" })).toHaveAttribute(
    "href",
    pathOf("contact"),
  );

  const footer = page.getByRole("contentinfo");
  for (const { title, page: id } of footerLinks) {
    await expect(footer.getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      pathOf(id),
    );
  }
  for (const { name, id } of firm.offices) {
    if (!firm.footerOffices.includes(id)) continue;
    await expect(footer.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
});
