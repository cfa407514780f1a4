import { firm } from "~/config/firm";
import { contact } from "~/content/pages/contact";
import { expect, photoHost, test } from "./test";

test("in the year after the build the page still wakes up without complaint", async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(`${nextYear}-01-02T09:00:00Z`);
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await expect(page.getByRole("contentinfo").getByText(`© ${nextYear}`)).toBeVisible();
});

test("an address with a malformed anchor shows its page", async ({ page }) => {
  await page.goto("/contact#100%");
  await page.locator("html[data-awake]").waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
});

test("a browser without a clipboard says where the address is", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("/contact");
  await page.locator("html[data-awake]").waitFor();
  await page.getByRole("button", { name: contact.details.copy }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText(firm.email);
});

test.describe("with a part of the code missing", () => {
  test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

  test("a toast that cannot be loaded is a plain line instead", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route("**/assets/sonner-toaster-*.js", (route) => route.abort());
    await page.goto("/contact");
    await page.locator("html[data-awake]").waitFor();
    await page.getByRole("button", { name: contact.details.copy }).click();
    await expect(page.getByRole("status").filter({ hasText: firm.email })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
  });

  test("a form that works stays, with what was typed, when only its script is blocked", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route("**/lead-form-embed.js", (route) => route.abort());
    await page.goto("/contact");
    const field = page.frameLocator("iframe[title='Contact form']").getByLabel("Full name");
    await field.fill("Asha Patel");
    for (const wait of [1_000, 2_000, 4_000, 8_000]) await page.clock.runFor(wait);
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await expect(field).toHaveValue("Asha Patel");
    await expect(field).toBeVisible();
  });

  test("one missing photo does not hide the next article's", async ({ page }) => {
    let answered = 0;
    await page.route(photoHost, (route) => {
      answered += 1;
      return answered === 1 ? route.abort() : route.fallback();
    });
    await page.goto("/blog/allowable-expenses-for-rental-income");
    await page.locator("html[data-awake]").waitFor();
    await expect(page.locator("article img")).toHaveCount(0);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/blog/what-is-tax-investigation-insurance";
      link.textContent = "The other article";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "The other article" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("insurance");
    await expect(page.locator("article img")).toHaveCount(1);
  });
});

test("the Services panel is whole at the large breakpoint", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await page.getByRole("button", { name: "Services" }).click();
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Tax Advisory" });
  await expect(link).toBeInViewport({ ratio: 1 });
});

test("words typed into the letter finder before the page was awake count", async ({ page }) => {
  const woken = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await woken.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Or type a few words").fill("schedule 36");
  woken.resolve();
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
  const woken = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await woken.promise;
    await route.continue();
  });
  await page.goto("/resources", { waitUntil: "commit" });
  await page.getByLabel("Search by keyword").fill("turnover");
  woken.resolve();
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
