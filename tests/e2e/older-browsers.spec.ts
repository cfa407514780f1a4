import { articlePath, leadFormPage, pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { letterKinds } from "~/words/letters";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { findings } from "./axe";
import { ask, openTool } from "./deadline-tool";
import { mainLink, mainMenu, menuButton, phoneMenu, servicesButton } from "./header";
import { fillIn, formIn } from "./lead-form";
import { lacks, takeAway } from "./older-browsers";
import { arrive, settle, written } from "./screens";
import { expect, test } from "./test";

/* Chromium without what the browsers of docs/browsers.md lack. What is rewritten has no policy's hash. */
test.use({ bypassCSP: true });

for (const [name, taken] of [
  ["popovers alone", [lacks.popovers]],
  ["all of these", Object.values(lacks)],
] as const) {
  test.describe(`without ${name}`, () => {
    test.beforeEach(({ page }) => takeAway(page, taken));

    test("each width has its menu, which opens, closes and covers nothing while closed", async ({
      page,
    }) => {
      await arrive(page, "/");
      await expect(mainLink(page)).toBeHidden();
      await expect(menuButton(page)).toBeHidden();
      await servicesButton(page).click();
      await expect(mainLink(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(mainLink(page)).toBeHidden();
      await servicesButton(page).click();
      await expect(mainLink(page)).toBeVisible();
      await page.mouse.click(40, 700);
      await expect(mainLink(page)).toBeHidden();

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(mainMenu(page)).toBeHidden();
      const brand = page.getByRole("banner").getByRole("link").nth(2);
      for (const close of [
        () => page.getByRole("button", { name: chrome.closeMenu }).click(),
        () => page.keyboard.press("Escape"),
      ]) {
        await expect(phoneMenu(page)).toBeHidden();
        await brand.click({ trial: true });
        await menuButton(page).click();
        await expect(phoneMenu(page)).toBeVisible();
        await close();
        await expect(menuButton(page)).toBeFocused();
      }
      await menuButton(page).click();
      await phoneMenu(page).getByRole("link", { name: "Contact", exact: true }).click();
      await expect(page).toHaveURL(pathOf("contact"));
      await expect(phoneMenu(page)).toBeHidden();
      await page.setViewportSize({ width: 800, height: 900 });
      await menuButton(page).click();
      await expect(phoneMenu(page)).toBeVisible();
      await page.mouse.click(40, 500);
      await expect(phoneMenu(page)).toBeHidden();
    });

    test("one question is open at a time, and the form can be filled in and sent", async ({
      page,
    }) => {
      // Two pages and a form in its frame, each document rewritten on its way.
      test.slow();
      await page.goto("/");
      const open = page.locator("main details[open]");
      for (const { says } of letterKinds.slice(0, 2)) {
        await page.getByText(says, { exact: true }).click();
        await expect(open).toHaveCount(1);
        await expect(open).toContainText(says);
      }
      await page.goto(pathOf("contact"));
      for (const { id, question } of contact.faqs.items.slice(0, 2)) {
        await page.getByRole("heading", { name: question }).click();
        await expect(page.locator(`#${id} p`).last()).toBeVisible();
        await expect(open).toHaveCount(1);
      }

      const form = formIn(page);
      await form.getByRole("button", { name: leadForm.submit }).click();
      await expect(form.getByText("Full name is required").first()).toBeVisible();
      await fillIn(form);
      await form.getByRole("button", { name: leadForm.submit }).click();
      await expect(form.getByRole("heading", { name: leadForm.ready.heading })).toBeVisible();
    });
  });
}

for (const [name, taken] of [
  ["scroll anchoring alone", [lacks["scroll anchoring"]]],
  ["all of these", Object.values(lacks)],
] as const) {
  test(`without ${name} a question below an open one opens where it was tapped, and its address leads to it`, async ({
    page,
  }) => {
    await takeAway(page, taken);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, pathOf("contact"));
    await settle(page);
    const [first, second, , fourth] = contact.faqs.items;
    const question = ({ id }: { id: string } = first) => page.locator(`details:has(> #${id})`);
    const place = () =>
      question(second)
        .locator("summary")
        .evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
    await question(first).locator("summary").click();
    await expect(question(first)).toHaveAttribute("open");
    await question(second).scrollIntoViewIfNeeded();
    const before = await place();
    await question(second).locator("summary").click();
    await expect(question(first)).not.toHaveAttribute("open");
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);

    await page.evaluate((id) => {
      history.replaceState(null, "", `#${id}`);
      dispatchEvent(new HashChangeEvent("hashchange"));
    }, fourth?.id);
    await expect(question(second)).not.toHaveAttribute("open");
    await expect(question(fourth).locator("summary")).toBeInViewport({ ratio: 1 });
  });
}

test("without all of these a date without its year is understood", async ({ page }) => {
  await takeAway(page, Object.values(lacks));
  const tool = await openTool(page, pathOf("tax-appeal"));
  await ask(tool, "2 November");
  await expect(tool.getByText("1 December 2026").first()).toBeVisible();
});

// Whatever one lack does to the colours, all of them do.
test("without all of these the words can be read, light and dark", async ({ page }) => {
  await takeAway(page, Object.values(lacks));
  for (const path of [leadFormPage.path, pathOf("cop9"), pathOf("contact"), "/"]) {
    await arrive(page, path);
    await settle(page);
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(sideways), `${path} moves sideways`).toBe(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findings(page, "colours"), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("without all of these passages and steps have their numbers", async ({ page }) => {
  await takeAway(page, Object.values(lacks));
  const article = written.find(({ html }) => html.includes("dated-steps") && html.includes("<ol>"));
  await arrive(page, articlePath(article?.slug ?? ""));
  for (const numbered of [
    ".article-text h2",
    "nav ol a",
    ".article-text ol:not([class]) > li",
    ".dated-steps > li > strong:first-child",
  ]) {
    const all = page.getByRole("main").locator(numbered);
    const numbers = await all.evaluateAll((each) =>
      each.map((one) => getComputedStyle(one, "::before").content),
    );
    expect(numbers, numbered).not.toEqual([]);
    expect(numbers, numbered).not.toContain("none");
  }
});

test("without all of these hours stand beside their days, and focus stays above the call bar", async ({
  page,
}) => {
  await takeAway(page, Object.values(lacks));
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, pathOf("contact"));
  const day = await page.locator("main dt").first().boundingBox();
  const hours = await page.locator("main dd").first().boundingBox();
  expect(hours?.y).toBe(day?.y);
  const bar = await page.locator("[data-call-bar]").boundingBox();
  const room = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingBottom,
  );
  expect(Number.parseFloat(room)).toBeGreaterThan(bar?.height ?? Number.NaN);
});

test("without all of these every answer lies open for paper, and none of it stays open", async ({
  page,
}) => {
  await takeAway(page, Object.values(lacks));
  await arrive(page, pathOf("faqs"));
  const folds = page.locator("main details");
  const isOpen = () => folds.evaluateAll((all) => all.map((one) => one.hasAttribute("open")));
  const before = await isOpen();
  expect(before).toContain(false);
  // What a browser says before it prints, and after.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await isOpen()).not.toContain(false);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await isOpen()).toEqual(before);
  await folds.locator("summary").nth(1).click();
  await expect(page.locator("main details[open]"), "one is open at a time").toHaveCount(1);
});

test("without all of these the address that does not exist is struck out", async ({ page }) => {
  await takeAway(page, Object.values(lacks));
  await arrive(page, "/nope");
  const asked = page.getByRole("main").getByText("/nope", { exact: true });
  await expect(asked).toHaveCSS("text-decoration-line", "line-through");
});
