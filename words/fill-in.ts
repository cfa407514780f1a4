import { firm } from "../firm/firm.ts";
import { headOffice } from "../firm/firm-details.ts";

const plain = {
  firm: firm.name,
  phone: firm.phone,
  email: firm.email,
  address: [...headOffice.address, headOffice.country].join(", "),
};

type Details = typeof plain;

/**
 * Puts the firm's details into words that were written without them.
 *
 * @param words text; `{firm}`, `{phone}`, `{email}` and `{address}` (the head office's) are replaced
 * @param details what some of them are replaced by, if not by the details as plain text
 * @returns the text with the details in place
 */
export function fillIn(words: string, details: Partial<Details> = {}): string {
  return words.replace(
    /\{(firm|phone|email|address)\}/g,
    (_, name: keyof Details) => details[name] ?? plain[name],
  );
}
