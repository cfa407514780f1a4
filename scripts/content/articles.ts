import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readArticles, toArticle } from "../articles/read-articles.ts";
import { contentFolder, type Source } from "./sources.ts";

/**
 * @param sources the files of words
 * @returns what stops the build in the articles: a line or more for each that is not right
 */
export function findBadArticles(sources: readonly Source[]): string[] {
  const articles = sources.filter(({ file }) => file.endsWith(".md"));
  const problems = articles.flatMap(({ file }) =>
    messageOf(() =>
      toArticle(
        basename(file, ".md"),
        readFileSync(join(contentFolder, file), "utf8"),
        basename(file),
      ),
    ),
  );
  // What is wrong with them together, such as an id that is there twice.
  return problems.length > 0 ? problems : messageOf(readArticles);
}

function messageOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
