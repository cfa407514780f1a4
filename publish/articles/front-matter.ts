import { z } from "zod";
import { limits } from "../../app/seo/limits.ts";
import { pastDate } from "../../firm/fields.ts";
import { personOf } from "../../firm/firm-details.ts";
import { photoHost } from "../../hosting/security-headers.ts";
import { articleCategories } from "../../words/blog/categories.ts";
import { lineAt } from "../check-words/sources.ts";
import type { Picture } from "./pictures.ts";

/** An article's file taken apart, and what is found in it. */
export type Source = ReturnType<typeof parseArticle>;

const { title, description } = limits;

/** A field of that form, described by what is to be written in it. */
const field = <T extends z.ZodType>(form: T, wanted: string) => form.describe(wanted);

const upTo = (most: number, what = "") =>
  field(z.string().max(most), `at most ${most} characters${what}`);
const person = field(z.string().refine(personOf), "the id of somebody in people of firm/firm.ts");
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const minutes = z.coerce.number().int().min(1).max(99);

const fields = z.strictObject({
  title: upTo(title),
  description: field(
    z.string().min(description.least).max(description.most),
    `${description.least} to ${description.most} characters, for search engines`,
  ),
  excerpt: upTo(200, ", for the card in the list"),
  category: field(z.enum(articleCategories), `one of ${articleCategories.join(", ")}`),
  date: field(pastDate, "the day it goes out, YYYY-MM-DD, not one to come"),
  updated: field(pastDate, "the day of its last change, YYYY-MM-DD, from date to today"),
  image: field(
    z.string().startsWith(`${photoHost}/`),
    `the address of a photo on ${photoHost}, the only host that the security policy lets in`,
  ),
  keywords: upTo(300, ": what people search for, separated by commas"),
  deadline: upTo(
    420,
    " of Markdown for beside the title: one sentence, or below its name up to four lines that begin with -",
  ).regex(/^(?:.+|(?:\n+- .+){1,4})$/),
  author: person,
  reviewer: person,
  answeredBy: field(
    z.string().regex(/^\/(?:blog\/[a-z0-9-]+#[a-z0-9-]+|(?!blog\/)[a-z0-9/-]*)$/),
    "the address of what answers while there is no text: a page, such as /services/cop9, or a part of another article, such as /blog/rent#the-heading",
  ),
  due: field(month, "the month in which the text is due while there is none, YYYY-MM"),
  planned: field(minutes, "the minutes that reading it will take while there is no text, 1 to 99"),
});
const unwritten = fields.partial({ updated: true, deadline: true, author: true, reviewer: true });
const written = unwritten.partial({ answeredBy: true, due: true, planned: true });

/**
 * Takes an article's file apart. An empty line stands for each before the Markdown of the text and of the deadline, so
 * that their lines are numbered as in the file.
 *
 * @returns the fields, to be relied on if there are no problems, both texts, and what is told of them
 */
export function parseArticle(file: string, text: string) {
  const problems: string[] = [];
  const links: { href: string; line: number }[] = [];
  const pictures: Picture[] = [];
  /** Says what is wrong, and in which line; what is missing stands in none. */
  const refuse = (message: string, line?: number) =>
    problems.push(`words/blog/${line ? `${file}:${line}` : file}: ${message}`);

  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [head = ""] = /^---\s*\n(?:.*\n)*?---[^\S\n]*(?=\n|$)/.exec(lines) ?? [];
  if (!head) refuse("the front matter between two lines of --- is missing", 1);
  const markdown = head.replace(/.+/g, "") + lines.slice(head.length);
  const values: Record<string, string> = {};
  const lineOf: Record<string, number> = {};
  // The entries of a deadline stand each in a line below its key.
  const bare = head.replace(/[^\S\n]+$/gm, "");
  for (const { 0: entry, index } of bare.matchAll(/^(?:deadline\s*:(?:\n+- .+)+|(?!---$).+)$/gm)) {
    const line = lineAt(bare, index);
    const [, key = "", value = ""] = /^(\w+)\s*:[^\S\n]*(.*)$/s.exec(entry) ?? [];
    if (!key) refuse(`"${entry}" is not a line of the form key: value`, line);
    else if (lineOf[key]) refuse(`${key} stands already in line ${lineOf[key]}`, line);
    else {
      lineOf[key] = line;
      const plain = value.replace(/^(["'])((?:(?!\1).)*)\1$/, "$2");
      if (plain) values[key] = plain;
    }
  }
  const { data, error } = (markdown.trim() ? written : unwritten).safeParse(values);
  const bad = error?.issues.flatMap((issue) => ("keys" in issue ? issue.keys : issue.path)) ?? [];
  if (values.updated && values.updated < (values.date ?? "")) bad.push("updated");
  const shape: Record<string, z.ZodType> = fields.shape;
  for (const key of new Set(bad.map(String))) {
    const wanted = shape[key]?.description;
    const mended = values[key] ? `must be ${wanted}` : `is missing: write ${wanted}`;
    const known = `is no field of an article; there are ${Object.keys(shape).join(", ")}`;
    refuse(`${key} ${wanted ? mended : known}`, lineOf[key]);
  }
  const { deadline = "", ...front } = (data ?? {}) as z.infer<typeof written>;
  if (front.answeredBy) links.push({ href: front.answeredBy, line: lineOf.answeredBy ?? 1 });
  const slip = "\n".repeat((lineOf.deadline ?? 1) - 1) + deadline;
  return { file, text, problems, links, pictures, refuse, front, markdown, deadline: slip };
}
