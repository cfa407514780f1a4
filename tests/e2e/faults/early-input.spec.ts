import { pathOf } from "~/site/pages";
import { resources } from "~/words/pages/resources";
import { statusOf } from "../expected-resources";
import { expect, test } from "../test";

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
