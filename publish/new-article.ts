import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BadValue } from "../firm/bad-values.ts";
import { slugOf } from "./articles/markdown.ts";
import { articlesFolder, compileArticle } from "./articles/read-articles.ts";

/**
 * Writes an article's file with its title and today's date; every other field is empty, so that the
 * build refuses the article until somebody has filled it in.
 *
 * @returns what to do next, for the person who writes
 * @throws BadValue that says what to write instead
 */
export function writeNewArticle(title: string, folder: string): string {
  if (!title.trim()) throw new BadValue('Say the title: npm run new:article "Its title"');
  const slug = slugOf(title.replace(/[’']/g, ""));
  const file = `words/blog/${slug}.md`;
  if (existsSync(join(folder, `${slug}.md`)))
    throw new BadValue(`There is already an article ${file}.`);

  const lines = ["---", `title: ${title}`, `date: ${new Date().toISOString().slice(0, 10)}`];
  const { problems } = compileArticle(`${slug}.md`, [...lines, "---"].join("\n")).source;
  const said = problems.map((problem) => problem.replace(/^\S+: /, ""));
  const asked = said.map((one) => one.replace(" is missing: write", ":"));
  const bad = said.find((one) => !one.includes(" is missing: "));
  if (bad) throw new BadValue(`"${title}" (${title.length} characters) begins no article: ${bad}`);
  const fields = asked.map((one) => one.replace(/:.*/, ":"));
  writeFileSync(join(folder, `${slug}.md`), [...lines, ...fields, "---", "", ""].join("\n"));
  return `Written: ${file}. Fill in:
${asked.map((one) => `  ${one}`).join("\n")}
Below the second --- comes the text; its headings begin with ##. More: docs/editing-content.md.`;
}

/* Begins an article: npm run new:article "Its title". */
if (import.meta.main) console.log(writeNewArticle(process.argv.slice(2).join(" "), articlesFolder));
