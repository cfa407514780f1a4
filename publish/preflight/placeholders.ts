import {
  counted as countedSchema,
  dealings as dealingsSchema,
} from "../../firm/dealings-schema.ts";
import type { Firm } from "../../firm/firm-schema.ts";
import { askedOfEvery } from "../../firm/particulars-schema.ts";
import { placeholderMarks } from "../../firm/placeholders.ts";
import type { Testimonial } from "../../firm/testimonials-schema.ts";
import { leadFormPage } from "../../site/pages.ts";

/** @returns a line for each of the firm's details that is still a default of this project */
export function findPlaceholders(firm: Firm): string[] {
  const texts = textsOf(firm).flatMap(([field, text]) =>
    placeholderMarks(text).map((why) => `${field} ${why}: "${text}"`),
  );
  if (firm.people) return texts;
  return [
    "people is left out, so pages show samples of people: name those who read letters, or write people: [] to show nobody",
    ...texts,
  ];
}

/** @returns a line for each particular that UK law wants of a firm of its form and that is empty */
export function findMissing({ particulars }: Firm): string[] {
  if (!particulars)
    return [
      "particulars is empty: say which form the firm has in law, and what its site must show (docs/editing-content.md)",
    ];
  return Object.entries(askedOfEvery)
    .filter(([field]) => particulars[field as keyof typeof askedOfEvery] === undefined)
    .map(([field, what]) => `particulars.${field} is empty: write ${what}`);
}

/** @returns a line for each detail that a site can go live without, and is better for */
export function findWorthGiving({
  people,
  signatory,
  leadForm,
  dealings = {},
  counted = {},
}: Firm): string[] {
  return [
    notGiven("dealings", dealingsSchema.keyof().options, dealings),
    notGiven("counted", countedSchema.keyof().options, counted),
    leadForm.frameUrl === leadFormPage.path &&
      "leadForm is the site's own form, which composes an email; a provider's sends by itself",
    people?.length === 0 && "people is empty, so the site shows nobody of the firm",
    people?.length && !signatory && "signatory is left out, so no page says who reads a letter",
  ].filter((line) => typeof line === "string");
}

/** A line that names what is empty of a group, if anything is. */
function notGiven(group: string, fields: readonly string[], given: object) {
  const empty = fields.filter((field) => !(field in given));
  return empty.length > 0 && `${group} lacks ${empty.join(", ")}, so the site says nothing of it`;
}

/** @returns a line for each testimonial that is a sample */
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
