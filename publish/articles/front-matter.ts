import { z } from "zod";
import { limits } from "../../app/seo/limits.ts";
import { pastDate } from "../../firm/fields.ts";
import { personOf } from "../../firm/firm-details.ts";
import { photoHost } from "../../hosting/security-headers.ts";
import { articleCategories } from "../../words/blog/categories.ts";
import { addressOfAnswer } from "./answered-by.ts";

/** Says what is wrong with an article, and in which line of its file; what is missing stands in no line. */
export type Refuse = (message: string, line?: number) => void;

const { title, description } = limits;
const someone = z.string().refine(personOf).optional();
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const schema = z.strictObject({
  title: z.string().max(title),
  description: z.string().min(description.least).max(description.most),
  excerpt: z.string().max(200),
  category: z.enum(articleCategories),
  date: pastDate,
  updated: pastDate.optional(),
  image: z.string().startsWith(`${photoHost}/`),
  keywords: z.string().max(300),
  deadline: z
    .string()
    .max(420)
    .regex(/^(?:.+|(?:- .+\n?){1,4})$/)
    .optional(),
  author: someone,
  reviewer: someone,
  answeredBy: z.string().transform(addressOfAnswer).pipe(z.string()).optional(),
  due: month.optional(),
  planned: z.coerce.number().int().min(1).max(99).optional(),
});

/** What is to be written in each field. */
const wanted: Record<string, string> = {
  title: `at most ${title} characters`,
  description: `${description.least} to ${description.most} characters, for search engines`,
  excerpt: "at most 200 characters, for the card in the list",
  category: `one of ${articleCategories.join(", ")}`,
  date: "the day it goes out, YYYY-MM-DD, not one to come",
  updated: "the day of its last change, YYYY-MM-DD, not one to come and none before date",
  image: `the address of a photo on ${photoHost}, the only host that the security policy lets in`,
  keywords: "what people search for, separated by commas, at most 300 characters",
  deadline:
    "what stands beside the title, at most 420 characters of Markdown: one sentence, or below its name up to four lines that begin with -",
  author: "the id of somebody in people of firm/firm.ts",
  reviewer: "the id of somebody in people of firm/firm.ts",
  answeredBy:
    "the page that answers while there is no text: an id of site/page-registry.ts, or a part of another article, such as rent#the-heading",
  due: "the month in which the text is due while there is none, YYYY-MM",
  planned: "how many minutes reading it will take while there is no text, 1 to 99",
};

/**
 * Takes an article's file apart.
 *
 * @param text lines of `key: value` between two lines of `---`, a list's entries each in a line below its key, then Markdown
 * @param refuse is told of each bad field
 * @returns the fields, to be relied on if nothing was refused, the Markdown of the text and of the deadline,
 *   whose lines are numbered as in the file: an empty line stands for each line before them, and the link to what
 *   answers while there is no text
 */
export function parseArticle(text: string, refuse: Refuse) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === "---");
  if (lines[0]?.trimEnd() !== "---" || end < 0)
    refuse("the front matter between two lines of --- is missing", 1);
  const values: Record<string, string> = {};
  const lineOf: Record<string, number> = {};
  let last = "";
  for (const [at, line] of lines.slice(0, Math.max(end, 0)).entries()) {
    const field = at > 0 ? line.trimEnd() : "";
    const [, key, value = ""] = /^(\w+)\s*:\s*(.*)$/.exec(field) ?? [];
    if (field.startsWith("- ") && last === "deadline") {
      // Of a list, the line in which it begins.
      if (!values.deadline) lineOf.deadline = at + 1;
      values.deadline = `${values.deadline ?? ""}\n${field}`.trim();
    } else if (!key) {
      if (field) refuse(`"${field}" is not a line of the form key: value`, at + 1);
    } else if (lineOf[key]) {
      refuse(`${key} stands already in line ${lineOf[key]}`, at + 1);
    } else {
      last = key;
      lineOf[key] = at + 1;
      const plain = value.replace(/^(["'])((?:(?!\1).)*)\1$/, "$2");
      if (plain) values[key] = plain;
    }
  }
  const markdown = "\n".repeat(end + 1) + lines.slice(end + 1).join("\n");
  const { data, error } = schema.safeParse(values);
  const bad = error?.issues.flatMap((issue) => ("keys" in issue ? issue.keys : issue.path)) ?? [];
  if (values.updated && values.updated < (values.date ?? "")) bad.push("updated");
  // What an article without a text says besides.
  if (!markdown.trim()) bad.push(...["answeredBy", "due", "planned"].filter((key) => !values[key]));
  for (const key of new Set(bad.map(String))) {
    const what = wanted[key];
    const known = Object.keys(wanted).join(", ");
    if (!what) refuse(`${key} is no field of an article; there are ${known}`, lineOf[key]);
    else if (values[key]) refuse(`${key} must be ${what}`, lineOf[key]);
    else refuse(`${key} is missing: write ${what}`, lineOf[key]);
  }
  const { deadline = "", answeredBy, ...front } = (data ?? {}) as z.infer<typeof schema>;
  const above = "\n".repeat((lineOf.deadline ?? 1) - 1);
  const answer = answeredBy ? [{ href: answeredBy, line: lineOf.answeredBy ?? 1 }] : [];
  return { front, markdown, deadline: above + deadline, answer };
}
