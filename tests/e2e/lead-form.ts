import { expect, type FrameLocator, type Page } from "@playwright/test";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";

const { fields } = leadForm;

/** The frame on /contact that the lead form stands in. */
export const frame = (page: Page) => page.locator(`iframe[title="${contact.form.frameTitle}"]`);

/** The form in that frame. */
export const formIn = (page: Page) => frame(page).contentFrame();

/** Its first field. */
export const nameIn = (page: Page) => formIn(page).getByLabel(fields.fullName);

/** What stands above the frame, or in its place, when the provider gives no sign of life. */
export const failure = (page: Page) =>
  page.getByRole("alert").filter({ hasText: contact.form.failed.heading });

/** Fills in the lead form, on its own page or in its frame, with these words or with what will do. */
export async function fillIn(
  form: Page | FrameLocator,
  { name = "Asha Patel", service = fields.unsure, subject = "", message = "A letter came." } = {},
) {
  await form.getByLabel(fields.fullName).fill(name);
  await form.getByLabel(fields.email).fill("asha@example.com");
  await form.getByLabel(fields.phone).fill("07700 900123");
  await form.getByLabel(fields.service).selectOption(service);
  await form.getByLabel(fields.subject).fill(subject);
  await form.getByLabel(fields.message).fill(message);
  await form.getByLabel(fields.terms).check();
}

/** Sends the form empty. */
export async function showErrors(form: Page | FrameLocator) {
  await form.getByRole("button", { name: leadForm.submit }).click();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(6);
}
