import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { resources } from "~/words/pages/resources";
import { statusOf } from "../expected-resources";
import { fillIn, formIn, nameIn } from "../lead-form";
import { awake } from "../screens";
import { expect, test } from "../test";
import { expectWordsAndWays } from "./unreachable";

test.use({ allowedErrors: [/Failed to load resource/] });

test("offline, the form and what was typed into it stay, and it is made ready", async ({
  page,
  context,
}) => {
  await page.goto(pathOf("contact"));
  const form = formIn(page);
  await nameIn(page).fill("Asha Patel");
  await awake(form, "lead-form").waitFor();
  await context.setOffline(true);
  await expect(nameIn(page)).toHaveValue("Asha Patel");
  await fillIn(form);
  await form.getByRole("button", { name: leadForm.submit }).click();
  await expect(form.getByRole("heading", { name: leadForm.ready.heading })).toBeVisible();
  await expectWordsAndWays(page, contact.hero.headline);
});

test("offline, the filters still work", async ({ page, context }) => {
  await page.goto(pathOf("resources"));
  const search = page.getByLabel(resources.search.label);
  await search.focus();
  await awake(page, "resource-library").waitFor();
  await context.setOffline(true);
  await search.fill("turnover");
  await expect(page).toHaveURL(`${pathOf("resources")}?search=turnover`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    statusOf({ search: "turnover" }),
  );
  await search.fill("");
  await expect(page).toHaveURL(pathOf("resources"));
});
