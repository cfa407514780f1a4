import type { Page } from "@playwright/test";
import type { IslandName } from "~/app/islands/registry";
import { leadFormPage, pathOf } from "~/site/pages";
import { failureWords } from "~/words/failure";
import { letterFinder, letterKinds } from "~/words/letters";
import { blog } from "~/words/pages/blog";
import { leadForm } from "~/words/pages/lead-form";
import { resources } from "~/words/pages/resources";
import { ask, openTool } from "../deadline-tool";
import { statusOf } from "../expected-resources";
import { servicesButton } from "../header";
import { formIn, nameIn } from "../lead-form";
import { arrive, awake, island, islandCode } from "../screens";
import { expect, test } from "../test";
import { expectNotice } from "./unreachable";

/* After a deploy the code of a page that is still open is gone: a reload brings the new one, and loses nothing. */

test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

const { fields } = leadForm;

/** A field in each of these parts, what is typed into it, and what the part makes of it, once it is there. */
const visits: [
  name: IslandName,
  path: string,
  label: string,
  typed: string,
  finds?: (page: Page) => Promise<unknown>,
][] = [
  [
    "letter-finder",
    "/",
    letterFinder.searchLabel,
    "lottery",
    (page) => expect(page.getByText(letterFinder.none)).toBeVisible(),
  ],
  [
    "resource-library",
    pathOf("resources"),
    resources.search.label,
    "turnover",
    (page) =>
      expect(page.getByRole("main").getByRole("status")).toHaveText(
        statusOf({ search: "turnover" }),
      ),
  ],
  ["newsletter", pathOf("blog"), blog.newsletter.label, "asha@example.com"],
  ["lead-form", leadFormPage.path, fields.message, "A letter came.\nIt is brown."],
];

for (const [name, path, label, typed, finds] of visits) {
  test(`what was typed into ${name} is there after the reload that brings its code`, async ({
    page,
  }) => {
    const isForm = name === "lead-form";
    const field = page.getByLabel(label);
    await page.route(islandCode, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(path);
    if (isForm) {
      await page.getByLabel(fields.service).selectOption(fields.unsure);
      await page.getByLabel(fields.terms).check();
    }
    await field.fill(typed);
    const notice = await expectNotice(page);
    await expect(field).toHaveValue(typed);

    await page.unroute(islandCode);
    await notice.getByRole("button", { name: failureWords.reload }).click();
    await expect(notice).toBeHidden();
    await expect(field).toHaveValue(typed);
    await field.focus();
    await awake(page, name).waitFor();
    await expect(field).toHaveValue(typed);
    await finds?.(page);
    if (isForm) {
      await expect(page.getByLabel(fields.service)).toHaveValue(fields.unsure);
      await expect(page.getByLabel(fields.terms)).toBeChecked();
    }

    // It was kept for that reload alone.
    await page.goto(path);
    await expect(field).toHaveValue("");
  });
}

test("what was typed into the frame on /contact is there after the reload that a menu asks for", async ({
  page,
}) => {
  const path = pathOf("contact");
  await arrive(page, path);
  await nameIn(page).fill("Asha Patel");
  await formIn(page).getByLabel(fields.terms).check();
  await page.route(islandCode, (route) => route.fulfill({ status: 404, body: "" }));
  await servicesButton(page).click();
  const notice = await expectNotice(page);
  await page.unroute(islandCode);
  await notice.getByRole("button", { name: failureWords.reload }).click();
  await expect(notice).toBeHidden();
  await expect(nameIn(page)).toHaveValue("Asha Patel");
  await expect(formIn(page).getByLabel(fields.terms)).toBeChecked();

  await page.goto(path);
  await expect(nameIn(page)).toHaveValue("");
});

test.describe("a part that was awake, and fails", () => {
  test.use({ allowedErrors: [/removeChild/] });

  test("it is whole after the reload, with the choice that it begins with", async ({ page }) => {
    const tool = await openTool(page, pathOf("tax-investigations"));
    const choices = tool.getByRole("radio");
    await choices.first().focus();
    await awake(page, "deadline-band").waitFor();
    // Somebody else has taken away what it is about to take away.
    await tool.locator("form ~ *").evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    await choices.nth(1).click();
    const notice = await expectNotice(page);
    await notice.getByRole("button", { name: failureWords.reload }).click();
    await expect(notice).toBeHidden();
    await expect(choices.first()).toBeChecked();
    await ask(tool, "20 November 2026");
    await expect(tool.getByRole("status")).toContainText(/\d/);
  });
});

test("without a connection the button says so, and the page stays with what was typed", async ({
  page,
  context,
}) => {
  await arrive(page, "/");
  await context.setOffline(true);
  const search = page.getByLabel(letterFinder.searchLabel);
  await search.fill("turn");
  const notice = await expectNotice(page);
  await notice.getByRole("button", { name: failureWords.reload }).click();
  await expect(notice.getByText(failureWords.offline)).toBeVisible();
  await expect(search).toHaveValue("turn");

  await context.setOffline(false);
  await notice.getByRole("button", { name: failureWords.reload }).click();
  await expect(notice).toBeHidden();
  await expect(search).toHaveValue("turn");
  await search.press("End");
  await expect(island(page, "letter-finder").getByRole("status")).toContainText(
    `of ${letterKinds.length}`,
  );
});
