import type { ArticleBody } from "../types";

/** Loads an article's body; each is a chunk of its own. */
const bodies = import.meta.glob<ArticleBody>("./**/*.md", { import: "default" });

/**
 * @param slug an article with a body
 * @returns the body
 * @throws Error if there is no such article
 */
export function loadBody(slug: string): Promise<ArticleBody> {
  const path = Object.keys(bodies).find((name) => name.endsWith(`/${slug}.md`));
  const load = path && bodies[path];
  if (!load) throw new Error(`There is no article "${slug}".`);
  return load();
}
