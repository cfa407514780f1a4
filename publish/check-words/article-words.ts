import { articlePath } from "../../site/pages.ts";
import type { Article } from "../articles/read-articles.ts";

/** Something that the copy says: of the firm, which the owner has to confirm, or of the law, with the id of the fact that it quotes. */
export interface Statement {
  id: string;
  sentence: string;
  /** The page that shows it, or the file of words that several pages share. */
  where: string;
}

/** @returns each quotation of a fact with its sentence, and each promise, with the path of the article */
export function wordsOfArticles(articles: readonly Article[]) {
  const found = (pattern: RegExp, parts: RegExp | string): Statement[] =>
    articles.flatMap(({ slug, source }) =>
      source.text.split(parts).flatMap((part) =>
        [...part.matchAll(pattern)].map(([, id = "", sentence = part]) => ({
          id,
          sentence: sentence.replace(/\s+/g, " "),
          where: articlePath(slug),
        })),
      ),
    );
  return {
    quotations: found(/\{\{(\w+\.\w+)/g, /\n|(?<=[.?!]) (?=\p{Lu})/u),
    // A sentence may go over lines and end within marks; one that has no end goes on to that of its paragraph.
    promises: found(
      /\{\{promise:([\w-]+)\}\} *(.+?(?:[.?!][”"’)\]*_]*(?=\s)|$))/gs,
      /\n(?:[^\S\n]*\n)+/,
    ),
  };
}
