import type { Locator } from "@playwright/test";
import { contactFormSchema } from "~/app/islands/lead-form/contact-form";
import { firm } from "~/firm/firm";
import { TOAST } from "~/site/constants";
import { leadFormPage } from "~/site/pages";
import { leadForm } from "~/words/pages/lead-form";
import { arrive, bringUpToast } from "./screens";
import { expect, test } from "./test";

test("a toast is told by a live region that was there before it", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { early: 0, late: 0 };
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches("[aria-live]")) seen.early = performance.now();
          if (node.querySelector("[data-sonner-toast]") || node.matches("[data-sonner-toast]"))
            seen.late = performance.now();
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await bringUpToast(page);
  const region = page.getByRole("region", { name: /^Notifications/ });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(region).toHaveText(`Copied: ${firm.email}`);
  const { early, late } = await page.evaluate(
    () => (window as unknown as { seen: { early: number; late: number } }).seen,
  );
  expect(late - early).toBeGreaterThanOrEqual(TOAST.headStart);
});

test("the lead form's errors are tied to their fields, which are edged in another colour, and the first takes the focus", async ({
  page,
}) => {
  await arrive(page, leadFormPage.path);
  await page.getByRole("button", { name: leadForm.submit }).click();
  const { error } = contactFormSchema.safeParse({
    fullName: "",
    email: "",
    phone: "",
    service: "",
    subject: "",
    message: "",
    termsAccepted: false,
  });
  expect(error?.issues).toHaveLength(6);
  const edgeOf = (field: Locator) =>
    field.evaluate((input) => getComputedStyle(input).borderBottomColor);
  const right = page.getByLabel(leadForm.fields.subject);
  for (const { path, message } of error?.issues ?? []) {
    const field = page.locator(`[name="${path.join()}"]`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    expect(await edgeOf(field), message).not.toBe(await edgeOf(right));
  }
  // Whoever has left the message out hears again what belongs in it.
  await expect(page.getByLabel(leadForm.fields.message)).toHaveAccessibleDescription(
    `Message is required ${leadForm.fields.messageHint}`,
  );
  await expect(page.getByLabel(leadForm.fields.fullName)).toBeFocused();

  await page.getByLabel(leadForm.fields.fullName).fill("Ada");
  await expect(page.getByLabel(leadForm.fields.fullName)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel(leadForm.fields.fullName)).toHaveAccessibleDescription(
    leadForm.fields.fullNameHint,
  );
});
