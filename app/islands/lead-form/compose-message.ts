import type { ContactForm } from "./contact-form";

/** The message that the visitor sends from their own e-mail app. */
export interface ComposedMessage {
  subject: string;
  body: string;
}

/**
 * @param form a valid contact form
 * @returns the message that it makes
 */
export function composeMessage(form: ContactForm): ComposedMessage {
  const { fullName, email, phone, service, subject, message } = form;
  return {
    subject: subject || `Free consultation: ${service}`,
    body: [message, "", fullName, `Phone: ${phone}`, `Email: ${email}`, `About: ${service}`].join(
      "\n",
    ),
  };
}
