import type { Page } from "@playwright/test";
import { phoneHref } from "~/firm/contact-links";
import { articlePath, pageById, pathOf } from "~/site/pages";
import { openPhoneMenu, phoneMenu } from "../header";
import { written } from "../screens";
import { expect, test } from "../test";
import { textsOf } from "../words";

/*
 * Where something blocks the scripts, the browser still says that it runs them: what shows only without any
 * (`no-script.spec.ts`) is not there, and words, links, phone numbers and what is native are.
 */

test.use({ allowedErrors: [/Failed to load resource/] });

const article = articlePath(written[0]?.slug ?? "");

/** Pages with parts that act, each with others. */
const acting = ["/", pathOf("cop9"), pathOf("contact"), pathOf("resources"), article];

test.beforeEach(({ page }) => page.route("**/*.js", (route) => route.abort("blockedbyclient")));

for (const path of acting) {
  test(`with every script blocked, ${path} has its words and links, and what is native works`, async ({
    page,
    browser,
  }) => {
    const whole = await browser.newPage({ javaScriptEnabled: false });
    await whole.goto(path);
    const words = await textsOf(whole);
    await whole.close();

    await page.goto(path);
    await expectNativeControls(page);
    expect(await textsOf(page)).toEqual(expect.arrayContaining(words));
    await expect(page.locator(".needs-script").filter({ visible: true })).toHaveCount(0);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: pageById("about").label, exact: true })
      .click();
    await expect(page).toHaveURL(pathOf("about"));
  });
}

/** Questions open and close, the phone menu opens with all its links and closes, the number can be dialled. */
async function expectNativeControls(page: Page) {
  const desk = page.viewportSize();
  for (const line of (await page.locator("main details:has(> summary:visible)").all()).slice(
    0,
    2,
  )) {
    const was = await line.evaluate((details: HTMLDetailsElement) => details.open);
    await line.locator("summary").first().click();
    await expect(line).toHaveJSProperty("open", !was);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openPhoneMenu(page);
  await expect(
    phoneMenu(page).getByRole("link", { name: pageById("contact").label }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(phoneMenu(page)).toBeHidden();
  await expect(page.locator(`a[href="${phoneHref}"]:visible`).first()).toBeVisible();
  if (desk) await page.setViewportSize(desk);
}
