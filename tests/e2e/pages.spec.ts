import { firm } from "~/config/firm";
import { footerLinks, mainLinks, topBarLinks } from "~/config/navigation";
import { pathOf } from "~/config/pages";
import { messagingHref, phoneHref } from "~/lib/contact-links";
import { expect, test } from "./test";

test("header and footer hold every link of the specification", async ({ page }) => {
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
    "/contact",
  );

  const footer = page.getByRole("contentinfo");
  for (const { title, page: id } of footerLinks) {
    await expect(footer.getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      pathOf(id),
    );
  }
  for (const city of ["Manchester", "Oldham", "Dubai", "Lahore"]) {
    await expect(footer.getByText(city, { exact: true }).first()).toBeVisible();
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
});

test("home holds the specification's counts, texts and targets", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [figure, label] of [
    ["500+", "cases"],
    ["15+", "years"],
    ["4.9", "rating"],
  ] as const) {
    await expect(main.getByText(`${figure} ${label}`)).toBeVisible();
  }
  const cards = main
    .getByRole("region", { name: "What has HMRC sent you?" })
    .getByRole("link", { name: "Read More" });
  await expect(cards).toHaveCount(6);
  const targets = [
    "tax-investigations",
    "vat-investigations",
    "paye-investigations",
    "tax-fraud",
    "cop8",
    "cop9",
  ] as const;
  for (const [index, id] of targets.entries()) {
    await expect(cards.nth(index)).toHaveAttribute("href", pathOf(id));
  }
  await expect(main.getByRole("heading", { name: "Need a Personalised Solution" })).toBeVisible();
  const downloads = main.getByRole("link", { name: "Download" });
  await expect(downloads).toHaveCount(3);
  for (const link of await downloads.all()) await expect(link).toHaveAttribute("href", "/contact");
  await expect(main.getByText("62 verified reviews rated Excellent")).toBeVisible();
});
