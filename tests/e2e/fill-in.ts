import type { FrameLocator, Page } from "@playwright/test";
import { leadForm } from "~/words/pages/lead-form";

const { fields } = leadForm;

/** Fills in the lead form, on its own page or in its frame, with these words or with what will do. */
export async function fillIn(
  form: Page | FrameLocator,
  { name = "Asha Patel", service = fields.unsure, message = "A letter came." } = {},
) {
  await form.getByLabel(fields.fullName).fill(name);
  await form.getByLabel(fields.email).fill("asha@example.com");
  await form.getByLabel(fields.phone).fill("07700 900123");
  await form.getByLabel(fields.service).selectOption(service);
  await form.getByLabel(fields.message).fill(message);
  await form.getByLabel(fields.terms).check();
}
