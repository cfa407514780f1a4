import { emailHref, phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { pathOf } from "~/site/pages";
import { about } from "~/words/pages/about";
import { offices } from "~/words/pages/offices";
import { unfold } from "./screens";
import { expect, test } from "./test";

test("/offices has a card for every office, the Chinese ones in Chinese", async ({ page }) => {
  await page.goto(pathOf("offices"));
  const main = page.getByRole("main");
  const cards = main.locator("li:has(address)");
  await expect(cards).toHaveCount(firm.offices.length);
  for (const { name, address, isChina } of firm.offices) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    for (const line of address) await expect(card).toContainText(line);
    await expect(card.locator("time")).toHaveText(/^\d\d:\d\d$/);
    await expect(card.locator("[lang=zh-Hans]").first()).toHaveCount(isChina ? 1 : 0);
    await expect(card.locator("address[lang=zh-Hans]"), name).toHaveCount(isChina ? 1 : 0);
    await expect(card.getByRole("link", { name }), "says for which office").toHaveCount(1);
  }
  const general = main.locator("dl");
  await expect(general.getByRole("link", { name: firm.phone })).toHaveAttribute("href", phoneHref);
  await expect(general.getByRole("link", { name: firm.email })).toHaveAttribute("href", emailHref);
});

test("every office's postmark bears the time there", async ({ page }) => {
  await page.clock.setFixedTime("2026-07-01T22:30:00Z");
  await page.goto(pathOf("offices"));
  const cards = page.getByRole("main").locator("li:has(address)");
  const times: Record<string, string> = {
    "Europe/London": "23:30",
    "Asia/Dubai": "02:30",
    "Asia/Shanghai": "06:30",
    "Asia/Karachi": "03:30",
  };
  for (const { name, timeZone } of firm.offices) {
    const time = times[timeZone];
    if (!time) continue;
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.locator("svg:has(text)")).toContainText(time);
    await expect(card.getByText(`${offices.cards.timeLabel} ${time}`)).toBeAttached();
  }
});

test("the clocks turn at the full minute, whenever the page was opened", async ({ page }) => {
  await page.clock.install({ time: "2026-07-01T22:30:10Z" });
  await page.goto(pathOf("offices"));
  const clock = page.getByRole("main").locator("[data-clock] time").first();
  await expect(clock).toHaveText(/^\d\d:\d\d$/);
  await page.clock.pauseAt("2026-07-01T22:30:55Z");
  const before = (await clock.textContent()) ?? "";
  await page.clock.runFor(6_000);
  await expect(clock).not.toHaveText(before);
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
