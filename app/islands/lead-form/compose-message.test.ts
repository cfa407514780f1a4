import { expect, test } from "vitest";
import { leadForm } from "~/words/pages/lead-form";
import { composeMessage } from "./compose-message";

const form = {
  fullName: "Asha Patel",
  email: "asha@example.com",
  phone: "07700 900123",
  service: "Payroll",
  subject: "",
  message: "We had a letter.",
  termsAccepted: true,
} as const;

test("the message carries everything the visitor wrote", () => {
  const { subject, body } = composeMessage(form, leadForm.mail);
  expect(subject).toBe(`${leadForm.mail.subject} Payroll`);
  expect(body.split("\n")[0]).toBe(form.message);
  for (const part of [form.fullName, form.phone, form.email, form.service]) {
    expect(body).toContain(part);
  }
  expect(composeMessage({ ...form, subject: "VAT visit" }, leadForm.mail).subject).toBe(
    "VAT visit",
  );
});
