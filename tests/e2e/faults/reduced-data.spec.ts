import type { Page } from "@playwright/test";
import { expect, test } from "../test";

const code = /\/assets\/faqs-[^/]+\.js$/;
const link = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "FAQs" });

async function rest(page: Page) {
  await page.clock.install();
  await page.goto("/about");
  await page.locator("html[data-awake]").waitFor();
  await link(page).hover();
  await page.clock.runFor(1_000);
}

test("a page's code comes when the pointer rests on its link", async ({ page }) => {
  const asked = page.waitForRequest(code);
  await rest(page);
  await asked;
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a page's code comes while the finger is still on its link", async ({ page }) => {
    await page.goto("/about");
    await page.locator("html[data-awake]").waitFor();
    await link(page).scrollIntoViewIfNeeded();
    const box = await link(page).boundingBox();
    if (!box) throw new Error("The link is not shown.");
    const asked = page.waitForRequest(code);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
    await asked;
  });
});

test("with reduced data nothing comes before the click", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  let clicked = false;
  const early: string[] = [];
  page.on("request", (request) => {
    if (code.test(request.url()) && !clicked) early.push(request.url());
  });
  await rest(page);
  await page.waitForLoadState("networkidle");
  expect(early).toEqual([]);
  clicked = true;
  await link(page).click();
  await expect(page).toHaveURL("/faqs");
});

const contactCode = /\/assets\/contact-[^/]+\.js$/;

test("the way to /contact on the home page is ready before anybody points at it", async ({
  page,
}) => {
  const asked = page.waitForRequest(contactCode);
  await page.goto("/");
  await asked;
});

test("unless the visitor has asked for reduced data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const early: string[] = [];
  page.on("request", (request) => early.push(request.url()));
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(early.filter((url) => contactCode.test(url))).toEqual([]);
});
