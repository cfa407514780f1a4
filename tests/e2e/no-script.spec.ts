import type { Page } from "@playwright/test";
import { firm } from "~/config/firm";
import { services } from "~/config/navigation";
import { leadFormPage, pathOf } from "~/config/pages";
import { letterFinder, letterKinds } from "~/content/letters";
import { contact } from "~/content/pages/contact";
import { leadForm } from "~/content/pages/lead-form";
import { testimonials } from "~/content/testimonials";
import { arrive, everyScreen, titleOf } from "./screens";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

test("home has all its words, its letters open, and nothing pretends to work", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { says, first } of letterKinds) {
    await page.getByText(`“${says}”`).click();
    await expect(page.getByText(first)).toBeVisible();
  }
  await expect(page.getByLabel(letterFinder.searchLabel)).toBeHidden();
  await expect(page.getByRole("button", { name: "Next review" })).toBeHidden();
  for (const { name } of testimonials) {
    await expect(page.getByText(name)).toBeVisible();
  }
});

test("the Services panel opens by pointing at it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Services" }).hover();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: titleOf("contact") })
    .waitFor();
  const [subService] = services.flatMap(({ subServices = [] }) => subServices);
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: subService?.title, exact: true });
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
});

test("contact has all its words, its questions open one at a time, and the form is there", async ({
  page,
}) => {
  await page.goto(pathOf("contact"));
  await expect(page.getByRole("main").getByRole("link", { name: firm.phone })).toBeVisible();
  await expect(page.frameLocator("iframe").getByLabel(leadForm.fields.fullName)).toBeVisible();
  for (const { question, answer } of contact.faqs.items) {
    await page.getByRole("heading", { name: question }).click();
    await expect(page.getByText(answer[0])).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
});

for (const path of everyScreen.filter((path) => path !== leadFormPage.path)) {
  test(`${path} has all its words and leads to the consultation`, async ({ page, browser }) => {
    const awake = await browser.newPage({ javaScriptEnabled: true });
    await arrive(awake, path);
    const words = await textsOf(awake);
    await awake.close();
    await page.goto(path);
    expect(await textsOf(page)).toEqual(expect.arrayContaining(words));
    const way = page.getByRole("link", { name: "Free Consultation" }).first();
    await expect(way).toHaveAttribute("href", pathOf("contact"));
  });
}

test("the phone menu opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Site menu" })).toBeVisible();
});

test("the form hands its fields to the e-mail app as the body, with nothing before them", async ({
  page,
}) => {
  await page.goto(leadFormPage.path);
  const action = new URL((await page.locator("form").getAttribute("action")) ?? "");
  expect(action.protocol).toBe("mailto:");
  expect([...action.searchParams.keys()]).toEqual(["subject"]);
  await expect(page.getByLabel(leadForm.fields.fullName)).toHaveJSProperty("required", true);
});

test("the words are in the site's own typefaces", async ({ page }) => {
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect.poll(() => asked.filter((url) => url.endsWith(".woff2")).length).toBe(2);
});

/**
 * The texts that can be read with every answer open. What only works with script (a filter, a clock)
 * is hidden without it and is not counted, nor is the address that the not-found screen repeats.
 */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent?.trim();
      const element = nodes.currentNode.parentElement;
      if (!text || text === location.pathname || element?.closest(".unscripted\\:hidden")) continue;
      if (element?.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });
}
