import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { limits } from "../../app/seo/limits.ts";
import { articleFields } from "./front-matter.ts";
import { slugProblem } from "./read-articles.ts";
import { slugOf } from "./read-body.ts";

/**
 * Writes an article's file with its title and today's date; every other field is empty, so that the
 * build refuses the article until somebody has filled it in.
 *
 * @param title the article's title
 * @param folder where the articles are
 * @returns what to do next, for the person who writes
 * @throws Error that says what to write instead, if there is no title, it is too long, or an article of
 *   that name is there
 */
export function writeNewArticle(title: string, folder: string): string {
  if (!title.trim()) throw new Error('Say the title: npm run new:article "Its title"');
  if (title.length > limits.title) {
    throw new Error(
      `"${title}" has ${title.length} characters; a title has at most ${limits.title}.`,
    );
  }
  const slug = slugOf(title.normalize("NFKD").replace(/\p{Mark}|[’']/gu, ""));
  const problem = slugProblem(slug);
  if (problem) throw new Error(`"${title}" cannot be made into an address: ${problem}`);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const other = files.find((file) => basename(file) === `${slug}.md`);
  if (other) throw new Error(`There is already an article app/content/blog/${other}.`);

  const filledIn: Record<string, string> = { title, date: new Date().toISOString().slice(0, 10) };
  const fields = Object.entries(articleFields.shape).filter(
    ([key, schema]) => key === "answeredBy" || !schema.safeParse(undefined).success,
  );
  const lines = fields.map(([key]) => `${key}: ${filledIn[key] ?? ""}`.trimEnd());
  writeFileSync(join(folder, `${slug}.md`), ["---", ...lines, "---", "", ""].join("\n"));

  const toFillIn = fields.filter(([key]) => !filledIn[key]);
  return [
    `Written: app/content/blog/${slug}.md. Fill in:`,
    ...toFillIn.map(([key, schema]) => `  ${key}: ${schema.description}`),
    "Below the second --- comes the text; its headings begin with ##. More: docs/editing-content.md.",
  ].join("\n");
}
