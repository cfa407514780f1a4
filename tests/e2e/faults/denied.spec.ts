import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { fillIn, formIn, nameIn } from "../lead-form";
import { awake } from "../screens";
import { expect, test } from "../test";
import { expectWordsAndWays } from "./unreachable";

/* What a browser may not, or cannot, give to a page. */

test.use({ allowedErrors: [/Failed to load resource/] });

test("with storage denied the form is there", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB"])
      Object.defineProperty(window, name, { configurable: true, get: denied });
    Object.defineProperty(document, "cookie", { get: () => "", set: denied });
  });
  await page.goto(pathOf("contact"));
  await expect(nameIn(page)).toBeVisible();
  await expectWordsAndWays(page, contact.hero.headline);
});

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
