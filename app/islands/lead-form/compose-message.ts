import type { leadForm } from "~/words/pages/lead-form";
import type { ContactForm } from "./contact-form";

/** The message that the visitor sends from their own e-mail app. */
export interface ComposedMessage {
  subject: string;
  body: string;
}

/**
 * @param form a valid contact form
 * @param words what stands before its parts
 * @returns the message that it makes
 */
export function composeMessage(
  form: ContactForm,
  words: (typeof leadForm)["mail"],
): ComposedMessage {
  const { fullName, email, phone, service, subject, message } = form;
  return {
    subject: subject || `${words.subject} ${service}`,
    body: [
      ...[message, "", fullName, `${words.phone} ${phone}`],
      ...[`${words.email} ${email}`, `${words.about} ${service}`],
    ].join("\n"),
  };
}
