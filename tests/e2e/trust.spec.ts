import { emailHref, phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { pathOf } from "~/site/pages";
import { about } from "~/words/pages/about";
import { unfold } from "./screens";
import { expect, test } from "./test";

test("/offices has a card for every office, the Chinese ones in Chinese", async ({ page }) => {
  await page.goto(pathOf("offices"));
  const main = page.getByRole("main");
  const cards = main.locator("li:has(address)");
  await expect(cards).toHaveCount(firm.offices.length);
  for (const { name, address, latin = [], isChina } of firm.offices) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    for (const line of [...address, latin].flat()) await expect(card).toContainText(line);
    await expect(card.locator("[lang=zh-Hans]").first()).toHaveCount(isChina ? 1 : 0);
    await expect(card.locator("address[lang=zh-Hans]"), name).toHaveCount(isChina ? 1 : 0);
    await expect(card.getByRole("link", { name }), "says for which office").toHaveCount(1);
  }
  const general = main.locator("dl");
  await expect(general.getByRole("link", { name: firm.phone })).toHaveAttribute("href", phoneHref);
  await expect(general.getByRole("link", { name: firm.email })).toHaveAttribute("href", emailHref);
});

test("/about shows its sample sheet, and says how reviews and complaints are dealt with", async ({
  page,
}) => {
  await page.goto(pathOf("about"));
  const main = page.getByRole("main");
  const sheet = main.getByRole("figure");
  await expect(sheet.getByText(about.hero.sheet.stamp, { exact: true })).toBeVisible();
  await expect(sheet.getByRole("term")).toHaveCount(about.hero.sheet.parts.length + 1);
  await expect(sheet.locator("mark")).toHaveCount(1);
  await unfold(page);
  for (const text of ["reviews", "WCAG 2.2", firm.email]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main).not.toContainText(/\{(?:firm|email|phone)\}/);
});
