import { phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import { leadFormPage, pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { arrive, holdCode, islandCode } from "../screens";
import { expect, test } from "../test";

test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

for (const [reducedMotion, what, code] of [
  ["no-preference", "the form's code hangs", islandCode],
  ["reduce", "the form's code hangs", islandCode],
  ["no-preference", "all code hangs", undefined],
] as const) {
  test(`while ${what}, the contact page shows the other ways after its patience, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await holdCode(page, code);
    await page.goto(pathOf("contact"), { waitUntil: "commit" });
    const notice = page
      .locator("#write")
      .getByRole("heading", { name: contact.form.failed.heading });
    const phone = page.locator(`#write a[href="${phoneHref}"]`);
    await expect(page.getByText(contact.form.loading)).toBeVisible({ visible: Boolean(code) });
    await expect(notice).toBeHidden();
    const waits = await page.evaluate(() =>
      document.getAnimations().map((wait) => {
        wait.finish();
        return Number(wait.effect?.getTiming().duration);
      }),
    );
    expect(waits).toContain(LEAD_FORM_PATIENCE);
    await expect(notice).toBeVisible();
    await phone.click({ trial: true });
  });
}

test("without its rules, the form is checked by the browser", async ({ page }) => {
  await page.route("**/assets/contact-form-resolver-*.js", (route) => route.abort());
  await arrive(page, leadFormPage.path);
  await page.getByRole("button", { name: leadForm.submit }).click();
  await expect(page.getByRole("form")).not.toHaveAttribute("novalidate");
  await expect(page.getByLabel(leadForm.fields.fullName)).toBeFocused();
  await expect(page.getByLabel(leadForm.fields.fullName)).not.toHaveAttribute("aria-invalid");
});

test("what a toast would say is said without its code", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("**/assets/toaster-*.js", (route) => route.abort());
  await arrive(page, pathOf("contact"));
  const said = page.waitForEvent("dialog");
  const press = page.getByRole("button", { name: contact.details.copy }).click();
  const dialog = await said;
  expect(dialog.message()).toContain(firm.email);
  await dialog.dismiss();
  await press;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
});
