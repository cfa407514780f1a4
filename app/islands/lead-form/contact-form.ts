import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod/mini";

// Compiling a validator needs eval, which a strict content security policy forbids.
z.config({ jitless: true });

/** What is typed, without the spaces around it. */
const text = (...checks: z.core.$ZodCheck<string>[]) => z.string().check(z.trim(), ...checks);
const required = (message: string) => z.minLength(1, message);
const atMost = (length: number, what: string) =>
  z.maxLength(length, `${what} must be less than ${length} characters`);

/** The contact form's rules and messages, as the specification words them. */
export const contactFormSchema = z.object({
  fullName: text(required("Full name is required"), atMost(100, "Name")),
  email: text(z.email("Invalid email address"), atMost(255, "Email")),
  phone: text(required("Phone number is required"), atMost(20, "Phone number")),
  service: z.string().check(required("Please select a service")),
  subject: z.optional(text(atMost(200, "Subject"))),
  message: text(required("Message is required"), atMost(1000, "Message")),
  termsAccepted: z.literal(true, "You must accept the terms and conditions"),
});

export type ContactForm = z.infer<typeof contactFormSchema>;

/** The contact form's rules, as the form asks for them. */
export const contactFormResolver = zodResolver(contactFormSchema);
