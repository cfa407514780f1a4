import * as z from "zod/mini";

// Compiling a validator needs eval, which a strict content security policy forbids.
z.config({ jitless: true });

const required = (message: string) => z.minLength(1, message);

/** The contact form's rules and messages, as the specification words them. */
export const contactFormSchema = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      required("Full name is required"),
      z.maxLength(100, "Name must be less than 100 characters"),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.email("Invalid email address"),
      z.maxLength(255, "Email must be less than 255 characters"),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      required("Phone number is required"),
      z.maxLength(20, "Phone number must be less than 20 characters"),
    ),
  service: z.string().check(required("Please select a service")),
  subject: z.optional(
    z.string().check(z.trim(), z.maxLength(200, "Subject must be less than 200 characters")),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      required("Message is required"),
      z.maxLength(1000, "Message must be less than 1000 characters"),
    ),
  termsAccepted: z.literal(true, "You must accept the terms and conditions"),
});

export type ContactForm = z.infer<typeof contactFormSchema>;
