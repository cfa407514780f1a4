import type { Page } from "@playwright/test";
import type { IslandName } from "~/app/islands/registry";
import { leadFormPage, pathOf } from "~/site/pages";
import { failureWords } from "~/words/failure";
import { letterFinder, letterKinds } from "~/words/letters";
import { blog } from "~/words/pages/blog";
import { leadForm } from "~/words/pages/lead-form";
import { resources } from "~/words/pages/resources";
import { statusOf } from "../expected-resources";
import { arrive, awake, island, islandCode } from "../screens";
import { expect, test } from "../test";
import { expectNotice } from "./unreachable";

/* After a deploy the code of a page that is still open is gone: a reload brings the new one, and loses nothing. */

test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

interface Visit {
  path: string;
  name: IslandName;
  label: string;
  typed: string;
  /** What the island makes of it, once it is there. */
  finds?: (page: Page) => Promise<unknown>;
}

const visits: Visit[] = [
  {
    path: "/",
    name: "letter-finder",
    label: letterFinder.searchLabel,
    typed: "lottery",
    finds: (page) => expect(page.getByText(letterFinder.none)).toBeVisible(),
  },
  {
    path: pathOf("resources"),
    name: "resource-library",
    label: resources.search.label,
    typed: "turnover",
    finds: (page) =>
      expect(page.getByRole("main").getByRole("status")).toHaveText(
        statusOf({ search: "turnover" }),
      ),
  },
  {
    path: pathOf("blog"),
    name: "newsletter",
    label: blog.newsletter.label,
    typed: "asha@example.com",
  },
  {
    path: leadFormPage.path,
    name: "lead-form",
    label: leadForm.fields.message,
    typed: "A letter came.\nIt is brown.",
  },
];

for (const { path, name, label, typed, finds } of visits) {
  test(`what was typed into ${name} is there after the reload that brings its code`, async ({
    page,
  }) => {
    await page.route(islandCode, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(path);
    await page.getByLabel(label).fill(typed);
    const notice = await expectNotice(page);
    await expect(page.getByLabel(label)).toHaveValue(typed);

    await page.unroute(islandCode);
    await notice.getByRole("button", { name: failureWords.reload }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByLabel(label)).toHaveValue(typed);
    await page.getByLabel(label).focus();
    await awake(page, name).waitFor();
    await expect(page.getByLabel(label)).toHaveValue(typed);
    await finds?.(page);

    // It was kept for that reload alone.
    await page.goto(path);
    await expect(page.getByLabel(label)).toHaveValue("");
  });
}

test("choices and ticks are there after the reload too", async ({ page }) => {
  const { service, terms } = leadForm.fields;
  await page.route(islandCode, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(leadFormPage.path);
  await page.getByLabel(service).selectOption(leadForm.fields.unsure);
  await page.getByLabel(terms).check();
  const notice = await expectNotice(page);
  await notice.getByRole("button", { name: failureWords.reload }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel(service)).toHaveValue(leadForm.fields.unsure);
  await expect(page.getByLabel(terms)).toBeChecked();
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
  await awake(page, "letter-finder").waitFor();
  await expect(island(page, "letter-finder").getByRole("status")).toContainText(
    `of ${letterKinds.length}`,
  );
});
