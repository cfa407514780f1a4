import { firm } from "../config/firm.ts";

type Details = Record<"firm" | "phone" | "email", string>;

const plain: Details = { firm: firm.name, phone: firm.phone, email: firm.email };

/**
 * Puts the firm's details into words that were written without them.
 *
 * @param words text; `{firm}`, `{phone}` and `{email}` are replaced
 * @param details what they are replaced by, if not by the details as plain text
 * @returns the text with the details in place
 */
export function fillIn(words: string, details: Details = plain): string {
  return words.replace(/\{(firm|phone|email)\}/g, (_, name: keyof Details) => details[name]);
}
