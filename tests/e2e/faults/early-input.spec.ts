import { holdCode } from "../screens";
import { expect, test } from "../test";

test("words typed into the letter finder before the page was awake count", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Or type a few words").fill("schedule 36");
  release();
  await expect(page.locator("#find-your-letter summary:visible")).toHaveCount(1);
});

test("a whole word reaches the filters, however slow the browser", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto("/resources");
  await page.locator("html[data-awake]").waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.getByLabel("Search by keyword").pressSequentially("turnover", { delay: 120 });
  await expect(page).toHaveURL("/resources?search=turnover");
  await expect(page.getByLabel("Search by keyword")).toHaveValue("turnover");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 of 10 resources");
});

test("a filter typed before the page was awake counts", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/resources", { waitUntil: "commit" });
  await page.getByLabel("Search by keyword").fill("turnover");
  release();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 of 10 resources");
  await expect(page).toHaveURL("/resources?search=turnover");
});

test("what is cleared stays cleared, also right after the last keystroke", async ({ page }) => {
  await page.clock.install();
  await page.goto("/resources");
  await page.locator("html[data-awake]").waitFor();
  await page.getByLabel("Search by keyword").fill("turnover");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByLabel("Search by keyword")).toHaveValue("");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("10 of 10 resources");
  await expect(page).toHaveURL("/resources");
});
