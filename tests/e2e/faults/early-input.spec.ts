import { pathOf } from "~/config/pages";
import { letterFinder } from "~/content/letters";
import { resources } from "~/content/pages/resources";
import { statusOf } from "../expected-resources";
import { holdCode } from "../screens";
import { expect, test } from "../test";

test("words typed into the letter finder before the page was awake count", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel(letterFinder.searchLabel).fill("zzz");
  release();
  await expect(page.locator("#find-your-letter summary:visible")).toHaveCount(0);
});

test("a whole word reaches the filters, however slow the browser", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(pathOf("resources"));
  await page.locator("html[data-awake]").waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.getByLabel(resources.search.label).pressSequentially("turnover", { delay: 120 });
  await expect(page).toHaveURL(`${pathOf("resources")}?search=turnover`);
  await expect(page.getByLabel(resources.search.label)).toHaveValue("turnover");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    statusOf({ search: "turnover" }),
  );
});

test("a filter typed before the page was awake counts", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(pathOf("resources"), { waitUntil: "commit" });
  await page.getByLabel(resources.search.label).fill("turnover");
  release();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    statusOf({ search: "turnover" }),
  );
  await expect(page).toHaveURL(`${pathOf("resources")}?search=turnover`);
});

test("what is cleared stays cleared, also right after the last keystroke", async ({ page }) => {
  await page.clock.install();
  await page.goto(pathOf("resources"));
  await page.locator("html[data-awake]").waitFor();
  await page.getByLabel(resources.search.label).fill("turnover");
  await page.getByRole("button", { name: resources.search.clear }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByLabel(resources.search.label)).toHaveValue("");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(statusOf({}));
  await expect(page).toHaveURL(pathOf("resources"));
});
