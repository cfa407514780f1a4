import type { Firm } from "../../app/config/firm-schema.ts";
import { leadFormPage } from "../../app/config/pages.ts";
import { askedOfEvery } from "../../app/config/particulars-schema.ts";
import { placeholderMarks } from "../../app/config/placeholders.ts";
import type { Testimonial } from "../../app/content/types.ts";

/**
 * @param firm the firm's details, checked
 * @returns a line for each value that is still a default of this project
 */
export function findPlaceholders(firm: Firm): string[] {
  return textsOf(firm).flatMap(([field, text]) =>
    placeholderMarks(text).map((why) => `${field} ${why}: "${text}"`),
  );
}

/**
 * @param firm the firm's details, checked
 * @returns a line for each particular that UK law wants of a firm of its form and that is empty
 */
export function findMissing({ particulars }: Firm): string[] {
  if (!particulars)
    return [
      "particulars is empty: say which form the firm has in law, and what its site must show (docs/editing-content.md)",
    ];
  return Object.entries(askedOfEvery)
    .filter(([field]) => particulars[field as keyof typeof askedOfEvery] === undefined)
    .map(([field, what]) => `particulars.${field} is empty: write ${what}`);
}

/**
 * @param firm the firm's details, checked
 * @returns a line for each detail that a site can go live without, and is better for
 */
export function findWorthGiving({ people, signatory, leadForm }: Firm): string[] {
  return [
    ...(leadForm.frameUrl === leadFormPage.path
      ? ["leadForm is the site's own form, which composes an email; a provider's sends by itself"]
      : []),
    ...(people ? [] : ["people is empty, so the site names nobody of the firm"]),
    ...(signatory ? [] : ["signatory is empty, so the note to hesitant readers is not shown"]),
  ];
}

/**
 * @param testimonials the quotations on the home page
 * @returns a line for each that is a sample
 */
export function findSamples(testimonials: readonly Testimonial[]): string[] {
  return testimonials
    .filter(({ sample }) => sample)
    .map(({ name }) => `"${name}" is a sample, not a real review`);
}

function textsOf(value: unknown, field = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsOf(entry, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}
