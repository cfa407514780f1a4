import type { Firm } from "../../app/config/firm-schema.ts";
import { leadFormPage } from "../../app/config/pages.ts";
import { placeholderMarks } from "../../app/config/placeholders.ts";
import type { Testimonial } from "../../app/content/types.ts";

const particulars = [
  "registeredName",
  "registeredNumber",
  "registeredIn",
  "registeredOffice",
  "professionalBody",
  "amlSupervisor",
  "hmrcRegistration",
  "complaintsContact",
] as const satisfies (keyof Firm["company"])[];

/**
 * @param firm the firm's details, checked
 * @returns a line for each value that is still a default of this project, and for each particular
 *   that UK law wants on a real site and that is empty
 */
export function findPlaceholders(firm: Firm): string[] {
  return [
    ...textsOf(firm).flatMap(([field, text]) =>
      placeholderMarks(text).map((why) => `${field} ${why}: "${text}"`),
    ),
    ...(firm.leadForm.frameUrl === leadFormPage.path
      ? ["leadForm is the site's own form, which composes an email; no provider is set"]
      : []),
    ...particulars
      .filter((field) => !firm.company[field])
      .map((field) => `company.${field} is empty, so its line is hidden`),
  ];
}

/**
 * @param firm the firm's details, checked
 * @returns a line for each detail that a site can go live without, and is better for
 */
export function findWorthGiving({ signatory }: Firm): string[] {
  return signatory ? [] : ["signatory is empty, so the note to hesitant readers is not shown"];
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
