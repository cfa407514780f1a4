import type { Page } from "@playwright/test";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import { leadFormPage, pathOf } from "~/site/pages";
import { watchShift } from "./layout-shift";
import { formIn, frame, nameIn } from "./lead-form";
import { arrive, renderAhead, settle } from "./screens";
import { expect, test } from "./test";

const script = (page: Page) => page.locator("script[src*='lead-form-embed']");

test("the script is gone while the browser keeps the page, and there once when it brings it back", async ({
  page,
}) => {
  const pass = (type: "pagehide" | "pageshow") =>
    page.evaluate((event) => {
      window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
      return document.querySelectorAll("script[src*='lead-form-embed']").length;
    }, type);
  await page.goto(pathOf("contact"));
  const field = nameIn(page);
  await field.fill("Asha Patel");
  await expect(script(page)).toHaveCount(1);
  for (const _ of ["once", "and again"]) {
    expect(await pass("pagehide")).toBe(0);
    await pass("pageshow");
    await expect(script(page)).toHaveCount(1);
  }
  await expect(frame(page)).toHaveCount(1);
  await expect(field).toHaveValue("Asha Patel");
});

test("whoever comes back after a while is not told that the form failed while its script comes anew", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(pathOf("contact"));
  await expect(nameIn(page)).toBeVisible();
  await page.clock.runFor(LEAD_FORM_PATIENCE + 1000);
  await page.route("**/lead-form-embed.js", () => {}); // It never comes.
  await page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await expect(script(page)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(LEAD_FORM_PATIENCE + 1000);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a page that is rendered ahead asks for script and form only when it is shown", async ({
  page,
}) => {
  const show = await renderAhead(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await arrive(page, pathOf("contact"));
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith(leadFormPage.path))).toEqual([]);

  await show();
  await expect(script(page)).toHaveCount(1);
  await expect(nameIn(page)).toBeVisible();
});

test("on a busy phone, the script still finds the frame when it comes", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/lead-form-embed.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "document.querySelector('iframe[data-lead-form]').dataset.found = ''",
    }),
  );
  await page.goto(pathOf("contact"));
  await expect(frame(page)).toHaveAttribute("data-found");
});

test("only its form gives the frame a height, and only one that a form can have", async ({
  page,
}) => {
  await page.goto(pathOf("contact"));
  const height = () => frame(page).evaluate((element) => element.style.height);
  await expect.poll(height).not.toBe("");
  const own = await height();
  /** The frame's height as the page has heard such a report: the form puts a frame right that changes. */
  const after = async (reported: unknown) => {
    const heard = frame(page).evaluate(
      (element, said) =>
        new Promise((resolve) => {
          window.addEventListener("message", ({ data }) => {
            if (data.height === said) resolve(element.style.height);
          });
        }),
      reported,
    );
    await formIn(page)
      .locator("html")
      .evaluate((_, said) => {
        window.parent.postMessage({ type: "lead-form:height", height: said }, "*");
      }, reported);
    return heard;
  };
  for (const odd of [199, 4001, "777", null]) expect(await after(odd), `after ${odd}`).toBe(own);
  for (const fit of [200, 4000]) expect(await after(fit)).toBe(`${fit}px`);
  await expect.poll(height).toBe(own);
  const afterAnother = await frame(page).evaluate((element) => {
    const { contentWindow: source } = element as HTMLIFrameElement;
    const data = { type: "lead-form:height", height: 1234 };
    const origin = "https://another.example";
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
    return element.style.height;
  });
  expect(afterAnother, "after another site's report").toBe(own);
});

test.describe("the frame", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test("is as tall as its form, and nothing on the page moves when it comes", async ({ page }) => {
    const shift = await watchShift(page);
    // Without the web fonts, whose arrival may move a letter; this test is about the frame.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(pathOf("contact"));
    await settle(page);
    expect(await shift()).toBeLessThan(0.001);
  });
});
