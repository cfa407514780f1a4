import { pathOf } from "~/site/pages";
import { servicesButton } from "../header";
import { awake, holdCode, islandCode, pageScript } from "../screens";
import { expect, test } from "../test";

for (const means of ["mouse", "mouse held down", "Enter"] as const) {
  test(`a button that is being pressed as the page's script comes is pressed once, ${means}`, async ({
    page,
  }) => {
    const [script, code] = [await holdCode(page, pageScript), await holdCode(page, islandCode)];
    await page.goto(pathOf("about"), { waitUntil: "commit" });
    const services = servicesButton(page);
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
