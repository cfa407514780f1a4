import { z } from "zod";
import { personOf } from "../../app/config/firm-details.ts";
import { type PageId, pages } from "../../app/config/pages.ts";
import { articleCategories } from "../../app/content/blog/categories.ts";
import { limits } from "../../app/seo/limits.ts";
import { photoHost } from "../../hosting/security-headers.ts";

const pageIds = pages.map(({ id }) => id) as [PageId, ...PageId[]];

const required = (limit: number) =>
  z.string("is missing").min(1, "is empty").max(limit, `is longer than ${limit} characters`);

const person = z
  .string()
  .refine(personOf, "must be the id of somebody in people of app/config/firm.ts")
  .optional();

const schema = z
  .strictObject({
    title: required(limits.title),
    description: required(limits.description.most).min(
      limits.description.least,
      `is shorter than ${limits.description.least} characters`,
    ),
    excerpt: required(200),
    category: z.enum(articleCategories, `must be one of ${articleCategories.join(", ")}`),
    date: z.iso.date("must be a date written YYYY-MM-DD"),
    updated: z.iso.date("must be a date written YYYY-MM-DD").optional(),
    image: z.string().startsWith(`${photoHost}/`, {
      error: `must be on ${photoHost}, the only host of pictures that the security policy lets in`,
    }),
    keywords: required(300),
    author: person,
    reviewer: person,
    answeredBy: z
      .enum(pageIds, "must be the id of a page in app/config/page-registry.ts")
      .optional(),
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ["updated"],
    error: "is before date",
  });

type FrontMatter = z.infer<typeof schema>;

/**
 * Takes an article file apart.
 *
 * @param text the file: lines of `key: value` between two lines of `---`, then Markdown
 * @param file its name, for messages
 * @returns the checked front matter and the Markdown, which is empty while the article is being written
 * @throws Error naming the file and each bad field
 */
export function parseArticle(text: string, file: string): { front: FrontMatter; markdown: string } {
  const match = /^---\n(.*?)\n---(?:\n(.*))?$/s.exec(text);
  if (!match) throw new Error(`${file}: the front matter between two lines of --- is missing`);
  const fields = (match[1] ?? "").split("\n").map((line) => {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (!key) throw new Error(`${file}: "${line}" is not a line of the form key: value`);
    return [key, value] as const;
  });
  const result = schema.safeParse(Object.fromEntries(fields.filter(([, value]) => value)));
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new Error(`${file} has a bad value:\n${lines.join("\n")}`);
  }
  const markdown = (match[2] ?? "").trim();
  if (!markdown && !result.data.answeredBy) {
    throw new Error(`${file} has no body, so answeredBy must name the page that answers meanwhile`);
  }
  return { front: result.data, markdown };
}
