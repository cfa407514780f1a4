import { articlePath } from "../../site/pages.ts";
import type { Article } from "../articles/read-articles.ts";

/** @returns each quotation of a fact with its sentence, and each promise, with the path of the article */
export function wordsOfArticles(articles: readonly Article[]) {
  const found = (pattern: RegExp, parts: RegExp | string) =>
    articles.flatMap(({ slug, source }) =>
      source.text.split(parts).flatMap((part) =>
        [...part.matchAll(pattern)].map(([, id = "", sentence = part]) => ({
          id,
          sentence,
          where: articlePath(slug),
        })),
      ),
    );
  return {
    quotations: found(/\{\{(\w+\.\w+)/g, /\n|(?<=[.?!]) (?=\p{Lu})/u),
    promises: found(/\{\{promise:([\w-]+)\}\} *(.+?[.?!])(?=\s|$)/g, "\n"),
  };
}
