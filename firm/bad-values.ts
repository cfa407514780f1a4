import type { z } from "zod";

/**
 * A mistake of whoever wrote the values; the message says all there is to say. It is known by its name: what Vite
 * bundles has a copy of the class.
 */
export class BadValue extends Error {
  override readonly name = "BadValue";
}

/**
 * @param error what a schema found in values that an owner has written
 * @param values the values; entries of a list that have an id are named by it
 * @returns a line for each bad value: its place, what is wrong with it, and what to write instead
 */
export function linesOf(error: z.ZodError, values: unknown): string[] {
  return error.issues.map((issue) => {
    const place = placeOf(issue.path, values);
    return `${place} ${messageOf(issue)}`.trim().replace("  ", " ");
  });
}

/** @returns what a file's bad values are refused with, a line for each */
export function badValue(file: string, error: z.ZodError, values: unknown): BadValue {
  return new BadValue([`${file} has a bad value:`, ...linesOf(error, values)].join("\n  "));
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.map((key) => `"${key}"`).join(", ")} is no field here: correct its name, or take it out`;
  if (issue.code === "invalid_type" && issue.expected === "object")
    return "must be a group of fields in braces, { … }, as docs/editing-content.md describes it";
  return issue.message;
}

function placeOf(path: readonly PropertyKey[], values: unknown): string {
  const [list, index, ...field] = path;
  const entries = (values as Record<PropertyKey, unknown> | undefined)?.[list ?? ""];
  const id = Array.isArray(entries) && entries[index as number]?.id;
  return typeof id === "string" && id ? `${String(list)} "${id}": ${dotted(field)}` : dotted(path);
}

function dotted(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}
