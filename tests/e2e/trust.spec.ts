import { firm } from "~/config/firm";
import { pathOf } from "~/config/pages";
import { about } from "~/content/pages/about";
import { faqs } from "~/content/pages/faqs";
import { offices } from "~/content/pages/offices";
import { privacyPolicy } from "~/content/pages/privacy-policy";
import { sampleSheet } from "~/content/sample-sheet";
import { emailHref, phoneHref } from "~/lib/contact-links";
import { expect, test } from "./test";

test("/offices has a card for every office, the Chinese ones in Chinese", async ({ page }) => {
  await page.goto(pathOf("offices"));
  const main = page.getByRole("main");
  const cards = main.locator("li:has(address)");
  await expect(cards).toHaveCount(firm.offices.length);
  for (const { name, address, isChina } of firm.offices) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    for (const line of address) await expect(card).toContainText(line);
    await expect(
      card.getByRole("link", { name: `${offices.cards.action}: ${name}` }),
    ).toHaveAttribute("href", pathOf("contact"));
    await expect(card.locator("time")).toHaveText(/^\d\d:\d\d$/);
    await expect(card.locator("[lang=zh-Hans]").first()).toHaveCount(isChina ? 1 : 0);
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
    await expect(card.locator("svg")).toContainText(time);
    await expect(card.getByText(`${offices.cards.timeLabel} ${time}`)).toBeAttached();
  }
});

test("/about has its values, its offices, and how reviews and complaints are dealt with", async ({
  page,
}) => {
  await page.goto(pathOf("about"));
  const main = page.getByRole("main");
  for (const { title } of about.values.items) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(main.locator("li:has(address)")).toHaveCount(firm.aboutOffices.length);
  const sheet = main.getByRole("figure");
  await expect(sheet.getByText(sampleSheet.stamp, { exact: true })).toBeVisible();
  await expect(sheet.getByRole("term")).toHaveCount(sampleSheet.parts.length + 1);
  await expect(sheet.locator("mark")).toHaveCount(1);
  for (const text of ["reviews", "WCAG 2.2", firm.email]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main).not.toContainText(/\{(?:firm|email|phone)\}/);
});

test("/faqs has its questions, of which one is open at a time, and two ways to ask", async ({
  page,
}) => {
  await page.goto(pathOf("faqs"));
  await expect(page.locator("details[name=faqs]")).toHaveCount(faqs.items.length);
  for (const { question, answer } of faqs.items) {
    await page.getByRole("heading", { name: question }).click();
    await expect(page.getByText(answer[0])).toBeVisible();
    await expect(page.locator("details[name=faqs][open]")).toHaveCount(1);
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: faqs.help.contact })).toHaveAttribute(
    "href",
    pathOf("contact"),
  );
  await expect(main.getByRole("link", { name: `${faqs.help.call} ${firm.phone}` })).toHaveAttribute(
    "href",
    phoneHref,
  );
});

test("/privacy-policy has every section, and how to reach the firm", async ({ page }) => {
  await page.goto(pathOf("privacy-policy"));
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  for (const { heading } of privacyPolicy.sections) {
    await expect(headings.filter({ hasText: heading })).toBeVisible();
  }
  for (const detail of [firm.phone, firm.email]) {
    await expect(page.getByRole("main").getByText(detail).first()).toBeVisible();
  }
});
