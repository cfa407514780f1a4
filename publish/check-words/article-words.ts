import { articlePath } from "../../site/pages.ts";
import type { Article } from "../articles/read-articles.ts";

/** @returns each quotation of a fact with its sentence, and each promise, with the path of the article */
export function wordsOfArticles(articles: readonly Article[]) {
  const found = articles.map(({ slug, source: { text } }) => {
    const where = articlePath(slug);
    const sentences = text.split(/\n|(?<=[.?!]) (?=\p{Lu})/u);
    return {
      quotations: sentences.flatMap((sentence) =>
        [...sentence.matchAll(/\{\{(\w+\.\w+)/g)].map(([, id = ""]) => ({ id, sentence, where })),
      ),
      promises: [...text.matchAll(/\{\{promise:([\w-]+)\}\} *(.+?[.?!])(?=\s|$)/g)].map(
        ([, id = "", sentence = ""]) => ({ id, sentence, where }),
      ),
    };
  });
  return {
    quotations: found.flatMap(({ quotations }) => quotations),
    promises: found.flatMap(({ promises }) => promises),
  };
}
