import { expect, test } from "vitest";
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
  const { subject, body } = composeMessage(form);
  expect(subject).toBe("Free consultation: Payroll");
  expect(body.split("\n")[0]).toBe(form.message);
  for (const part of [form.fullName, form.phone, form.email, form.service]) {
    expect(body).toContain(part);
  }
  expect(composeMessage({ ...form, subject: "VAT visit" }).subject).toBe("VAT visit");
});
