import { firm } from "~/config/firm";
import { faqs } from "~/content/pages/faqs";
import { emailHref, phoneHref } from "~/lib/contact-links";
import { expect, test } from "./test";

test("/offices has a card for every office, the Chinese ones in Chinese", async ({ page }) => {
  await page.goto("/offices");
  const main = page.getByRole("main");
  const cards = main.locator("li:has(address)");
  await expect(cards).toHaveCount(7);
  for (const { name, address, isChina } of firm.offices) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    for (const line of address) await expect(card).toContainText(line);
    await expect(card.getByRole("link", { name: `Contact Us: ${name}` })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(card.locator("time")).toHaveText(/^\d\d:\d\d$/);
    await expect(card.locator("[lang=zh-Hans]").first()).toHaveCount(isChina ? 1 : 0);
  }
  const general = main.locator("dl");
  await expect(general.getByRole("link", { name: firm.phone })).toHaveAttribute("href", phoneHref);
  await expect(general.getByRole("link", { name: firm.email })).toHaveAttribute("href", emailHref);
});

test("every office's postmark bears the time there", async ({ page }) => {
  await page.clock.setFixedTime("2026-07-01T22:30:00Z");
  await page.goto("/offices");
  const cards = page.getByRole("main").locator("li:has(address)");
  for (const [name, time] of [
    ["Manchester", "23:30"],
    ["Dubai", "02:30"],
    ["Shenzhen", "06:30"],
    ["Lahore", "03:30"],
  ] as const) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.locator("svg")).toContainText(time);
    await expect(card.getByText(`Local time ${time}`)).toBeAttached();
  }
});

test("/about has its values, three offices, and how reviews and complaints are dealt with", async ({
  page,
}) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  for (const value of ["Customer First", "Passion", "Integrity", "Excellence"]) {
    await expect(main.getByRole("heading", { name: value, exact: true })).toBeVisible();
  }
  await expect(main.locator("li:has(address)")).toHaveCount(3);
  const sheet = main.getByRole("figure");
  await expect(sheet.getByText("Sample", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("term")).toHaveCount(5);
  await expect(sheet.locator("mark")).toHaveCount(1);
  for (const text of ["reviews", "WCAG 2.2", firm.email]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main).not.toContainText(/\{(?:firm|email|phone)\}/);
});

test("/faqs has ten questions of which one is open at a time, Contact Us and Call", async ({
  page,
}) => {
  await page.goto("/faqs");
  await expect(page.locator("details[name=faqs]")).toHaveCount(10);
  for (const { question, answer } of faqs.items) {
    await page.getByRole("heading", { name: question }).click();
    await expect(page.getByText(answer[0])).toBeVisible();
    await expect(page.locator("details[name=faqs][open]")).toHaveCount(1);
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: `Call ${firm.phone}` })).toHaveAttribute(
    "href",
    phoneHref,
  );
});

test("/privacy-policy has every section of the specification", async ({ page }) => {
  await page.goto("/privacy-policy");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.filter({ hasNotText: "figures" })).toHaveText([
    "Information We Collect",
    "How We Use Your Information",
    "Data Protection",
    "Your Rights",
    "Changes to Our Privacy Policy",
    "Contact Us",
  ]);
  for (const part of ["Cookies", "Usage data", "Data deletion", firm.phone, firm.email]) {
    await expect(page.getByRole("main").getByText(part).first()).toBeVisible();
  }
});
