import { pathOf } from "~/site/pages";
import { resources } from "~/words/pages/resources";
import { statusOf } from "../expected-resources";
import { arrive, awake, holdCode, islandCode, pageScript } from "../screens";
import { expect, test } from "../test";

test("a whole word reaches the filters, however slow the browser", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await arrive(page, pathOf("resources"));
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
  await arrive(page, pathOf("resources"));
  await page.getByLabel(resources.search.label).fill("turnover");
  await page.getByRole("button", { name: resources.search.clear }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByLabel(resources.search.label)).toHaveValue("");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(statusOf({}));
  await expect(page).toHaveURL(pathOf("resources"));
});

for (const means of ["mouse", "mouse held down", "Enter"] as const) {
  test(`a button that is being pressed as the page's script comes is pressed once, ${means}`, async ({
    page,
  }) => {
    const [script, code] = [await holdCode(page, pageScript), await holdCode(page, islandCode)];
    await page.goto(pathOf("about"), { waitUntil: "commit" });
    const services = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: "Services" });
    if (means === "Enter") await services.focus();
    else {
      await services.hover();
      await page.mouse.down();
    }
    script();
    await page.locator("html[data-awake]").waitFor();
    if (means === "Enter") await page.keyboard.press("Enter");
    if (means === "mouse") await page.mouse.up();
    code();
    await awake(page, "main-navigation").waitFor();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    if (means === "mouse held down") await page.mouse.up();
    await expect(services).toHaveAttribute("aria-expanded", "true");
  });
}
