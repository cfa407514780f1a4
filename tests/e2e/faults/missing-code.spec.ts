import { phoneHref } from "~/firm/contact-links";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import { leadFormPage, pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { fillIn } from "../lead-form";
import { arrive, holdCode, islandCode } from "../screens";
import { expect, test } from "../test";

test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

for (const [what, code, reducedMotion] of [
  ["the form's code hangs, and motion is reduced,", islandCode, "reduce"],
  ["all code hangs", undefined, "no-preference"],
] as const) {
  test(`while ${what} the contact page shows the other ways after its patience`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await holdCode(page, code);
    await page.goto(pathOf("contact"), { waitUntil: "commit" });
    const place = page.locator("#write");
    const notice = place.getByRole("heading", { name: contact.form.failed.heading });
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
    await place.locator(`a[href="${phoneHref}"]`).click({ trial: true });
  });
}

test("without its rules, the form is checked by the browser", async ({ page }) => {
  await page.route("**/assets/contact-form-*.js", (route) => route.abort());
  await arrive(page, leadFormPage.path);
  await page.getByRole("button", { name: leadForm.submit }).click();
  await expect(page.getByRole("form")).not.toHaveAttribute("novalidate");
  await expect(page.getByLabel(leadForm.fields.fullName)).toBeFocused();
  await expect(page.getByLabel(leadForm.fields.fullName)).not.toHaveAttribute("aria-invalid");
  await fillIn(page, { message: "It says Schedule 36." });
  await page.getByRole("button", { name: leadForm.copy }).click();
  await expect(page.getByText(leadForm.ready.asked)).toBeVisible();
  await expect(page.locator("pre")).toContainText("It says Schedule 36.");
});
