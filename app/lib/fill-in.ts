import { firm } from "~/config/firm";

const details: Record<string, string> = { firm: firm.name, phone: firm.phone, email: firm.email };

/**
 * Puts the firm's details into words that were written without them.
 *
 * @param words text, or content with texts in it; `{firm}`, `{phone}` and `{email}` are replaced
 * @returns the same content with the details in place
 */
export function fillIn<T>(words: T): T {
  if (typeof words === "string") {
    return words.replace(/\{(firm|phone|email)\}/g, (_, name: string) => details[name] ?? "") as T;
  }
  if (Array.isArray(words)) return words.map(fillIn) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, fillIn(value)])) as T;
}
