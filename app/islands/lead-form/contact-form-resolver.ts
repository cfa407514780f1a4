import { zodResolver } from "@hookform/resolvers/zod";
import { contactFormSchema } from "./contact-form";

/** The contact form's rules, as the form asks for them. */
export const contactFormResolver = zodResolver(contactFormSchema);
