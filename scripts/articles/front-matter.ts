import { z } from "zod";
import { personOf } from "../../app/config/firm-details.ts";
import { type PageId, pages } from "../../app/config/pages.ts";
import { articleCategories } from "../../app/content/blog/categories.ts";
import { isAhead } from "../../app/lib/is-ahead.ts";
import { limits } from "../../app/seo/limits.ts";
import { photoHost } from "../../hosting/security-headers.ts";
import { type Problem, throwProblems } from "./problems.ts";

const pageIds = pages.map(({ id }) => id) as [PageId, ...PageId[]];

const required = (limit: number) =>
  z.string("is missing").min(1, "is empty").max(limit, `is longer than ${limit} characters`);

const person = z
  .string()
  .refine(personOf, "must be the id of somebody in people of app/config/firm.ts")
  .optional();

const day = z.iso
  .date("must be a date written YYYY-MM-DD")
  .refine(
    (date) => !isAhead(date),
    "lies ahead: build the site on that day, or write an earlier one",
  );

/** The fields of the front matter; each describes what is to be written, for `npm run new:article`. */
export const articleFields = z.strictObject({
  title: required(limits.title).describe(`at most ${limits.title} characters`),
  description: required(limits.description.most)
    .min(limits.description.least, `is shorter than ${limits.description.least} characters`)
    .describe(
      `${limits.description.least} to ${limits.description.most} characters, for search engines`,
    ),
  excerpt: required(200).describe("at most 200 characters, for the card in the list"),
  category: z
    .enum(articleCategories, `must be one of ${articleCategories.join(", ")}`)
    .describe(`one of ${articleCategories.join(", ")}`),
  date: day.describe("the day it goes out, YYYY-MM-DD"),
  updated: day.optional().describe("the day of its last change, YYYY-MM-DD"),
  image: z
    .string("is missing")
    .startsWith(`${photoHost}/`, {
      error: `must be on ${photoHost}, the only host of pictures that the security policy lets in`,
    })
    .describe(`the address of a photo on ${photoHost}`),
  keywords: required(300).describe("what people search for, separated by commas"),
  author: person.describe("who wrote it: an id of people in app/config/firm.ts"),
  reviewer: person.describe("who read it before it went out: another id"),
  answeredBy: z
    .enum(pageIds, "must be the id of a page in app/config/page-registry.ts")
    .optional()
    .describe("while there is no text: the id of the page that answers meanwhile"),
});

const schema = articleFields.refine(({ date, updated }) => !updated || updated >= date, {
  path: ["updated"],
  error: "is before date",
});

type FrontMatter = z.infer<typeof schema>;

/**
 * Takes an article file apart.
 *
 * @param text the file, with any kind of line ends: lines of `key: value` between two lines of `---`,
 *   then Markdown; quotation marks around a value are left out
 * @param file its name, for messages
 * @returns the checked front matter and the Markdown, whose lines are numbered as in the file: it
 *   begins with an empty line for each line of the front matter
 * @throws Error naming the file and the line of each bad field
 */
export function parseArticle(text: string, file: string): { front: FrontMatter; markdown: string } {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (lines[0]?.trimEnd() !== "---" || end < 0) {
    throwProblems(file, [
      { line: 1, message: "the front matter between two lines of --- is missing" },
    ]);
  }
  const { values, lineOf, problems } = readFields(lines.slice(1, end));
  const markdown = "\n".repeat(end + 1) + lines.slice(end + 1).join("\n");
  const result = schema.safeParse(values);
  problems.push(...(result.error?.issues ?? []).flatMap((issue) => problemsOf(issue, lineOf)));
  if (!markdown.trim() && !values.answeredBy) {
    const message = "answeredBy must name the page that answers while there is no text";
    problems.push({ line: lineOf.get("answeredBy"), message });
  }
  throwProblems(file, problems);
  return { front: schema.parse(values), markdown };
}

/** Reads `key: value`; a key without a value is as good as missing, but has its line. */
function readFields(lines: readonly string[]) {
  const values: Record<string, string> = {};
  const lineOf = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 2;
    const [, key, value] = /^(\w+)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
    const first = lineOf.get(key ?? "");
    if (!key) {
      if (text.trim())
        problems.push({ line, message: `"${text}" is not a line of the form key: value` });
    } else if (first) {
      problems.push({ line, message: `${key} stands already in line ${first}` });
    } else {
      lineOf.set(key, line);
      if (value) values[key] = unquoted(value);
    }
  }
  return { values, lineOf, problems };
}

function problemsOf(issue: z.core.$ZodIssue, lineOf: Map<string, number>): Problem[] {
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(articleFields.shape).join(", ");
    return issue.keys.map((key) => ({
      line: lineOf.get(key),
      message: `${key} is no field of an article; there are ${known}`,
    }));
  }
  const key = issue.path.join(".");
  return [{ line: lineOf.get(key), message: `${key} ${issue.message}` }];
}

function unquoted(value: string): string {
  return /^(["'])(?<inside>(?:(?!\1).)*)\1$/.exec(value)?.groups?.inside ?? value;
}
