import { pathOf } from "~/config/pages";
import { connection } from "~/content/connection";
import { about } from "~/content/pages/about";
import { contact } from "~/content/pages/contact";
import { faqs } from "~/content/pages/faqs";
import { leadForm } from "~/content/pages/lead-form";
import { resources } from "~/content/pages/resources";
import { emailHref, phoneHref } from "~/lib/contact-links";
import { titleOf } from "../screens";
import { expect, test } from "../test";
import { expectWordsAndWays } from "./reach";

test.use({ allowedErrors: [/Failed to load resource/] });

test("offline, the page and what was typed into the form stay; the retry goes on", async ({
  page,
  context,
}) => {
  await page.goto(pathOf("contact"));
  await page.locator("html[data-awake]").waitFor();
  const form = page.frameLocator("iframe");
  await form.locator("html[data-awake]").waitFor();
  const field = form.getByLabel(leadForm.fields.fullName);
  await field.fill("Asha Patel");

  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: titleOf("about") })
    .click();
  const notice = page.getByRole("alert").filter({ hasText: connection.heading });
  await expect(notice.locator(`a[href="${phoneHref}"]`)).toBeVisible();
  await expect(notice.locator(`a[href="${emailHref}"]`)).toBeVisible();
  await expect(page).toHaveURL(pathOf("contact"));
  await expectWordsAndWays(page, contact.hero.headline);
  await expect(field).toHaveValue("Asha Patel");

  await context.setOffline(false);
  await notice.getByRole("link", { name: connection.retry }).click();
  await expect(page).toHaveURL(pathOf("about"));
  await expectWordsAndWays(page, about.hero.headline);
  await expect(notice).toBeHidden();
});

test("offline, the filters stay as they are and still work", async ({ page, context }) => {
  await page.goto(pathOf("resources"));
  await page.locator("html[data-awake]").waitFor();
  const search = page.getByLabel(resources.search.label);
  await search.fill("turnover");
  await expect(page).toHaveURL(`${pathOf("resources")}?search=turnover`);
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: titleOf("faqs") })
    .click();
  const notice = page.getByRole("alert").filter({ hasText: connection.heading });
  await expect(notice).toBeVisible();
  await expect(search).toHaveValue("turnover");
  await notice.getByRole("button", { name: connection.close }).click();
  await expect(notice).toBeHidden();
  await search.fill("");
  await expect(page).toHaveURL(pathOf("resources"));
});

test("pages that were visited before are there offline", async ({ page, context }) => {
  await page.goto(pathOf("faqs"));
  await page.locator("html[data-awake]").waitFor();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: titleOf("about") })
    .click();
  await expect(page).toHaveURL(pathOf("about"));
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: titleOf("faqs") })
    .click();
  await expectWordsAndWays(page, faqs.hero.headline);
});
