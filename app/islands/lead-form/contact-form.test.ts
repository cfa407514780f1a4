import { expect, test } from "vitest";
import { type ContactForm, contactFormSchema } from "./contact-form";

const valid: ContactForm = {
  fullName: "Asha Patel",
  email: "asha@example.com",
  phone: "07700 900123",
  service: "Payroll",
  subject: "",
  message: "We had a letter.",
  termsAccepted: true,
};

function messagesFor(change: Record<string, unknown>): string[] {
  const result = contactFormSchema.safeParse({ ...valid, ...change });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

test("a complete form is accepted and trimmed", () => {
  const parsed = contactFormSchema.parse({
    ...valid,
    fullName: "  Asha Patel ",
    email: " asha@example.com ",
  });
  expect(parsed).toEqual(valid);
});

test.each([
  [{ fullName: "   " }, "Full name is required"],
  [{ fullName: "a".repeat(101) }, "Name must be less than 100 characters"],
  [{ email: "asha@" }, "Invalid email address"],
  [{ email: `${"a".repeat(250)}@example.com` }, "Email must be less than 255 characters"],
  [{ phone: " " }, "Phone number is required"],
  [{ phone: "1".repeat(21) }, "Phone number must be less than 20 characters"],
  [{ service: "" }, "Please select a service"],
  [{ subject: "s".repeat(201) }, "Subject must be less than 200 characters"],
  [{ message: "\n " }, "Message is required"],
  [{ message: "m".repeat(1001) }, "Message must be less than 1000 characters"],
  [{ termsAccepted: false }, "You must accept the terms and conditions"],
])("%j is refused with its message", (change, message) => {
  expect(messagesFor(change)).toContain(message);
});

test.each([
  { fullName: "a".repeat(100) },
  { phone: "1".repeat(20) },
  { subject: "s".repeat(200) },
  { subject: undefined },
  { message: "m".repeat(1000) },
])("the longest allowed is accepted: %j", (change) => {
  expect(messagesFor(change)).toEqual([]);
});
