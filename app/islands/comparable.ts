/**
 * Makes texts alike that people type in different ways: without case, accents, hyphens of any kind, quotes
 * and spaces, so that "first-tier" finds the First‑tier Tribunal and "schedule36" finds Schedule 36.
 *
 * @param text what is searched, or what is searched for
 * @returns the text in the form in which the two are compared
 */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mark}\p{Dash_Punctuation}\p{Quotation_Mark}\s\u00ad\u2212`´]/gu, "");
}
