import type { ReactNode } from "react";
import { ClosingBand } from "~/app/parts/closing-band";
import { RelatedPages } from "~/app/parts/related-pages";
import { articlePath } from "~/site/pages";
import { consultationWithoutLetter } from "~/words/consultation";
import { blog } from "~/words/pages/blog";
import type { ArticlePage } from "~/words/types";
import { AboutArticle } from "./about-article";
import { ArticleBody } from "./article-body";
import { ArticleSheet } from "./article-sheet";

/** An article's page; `standsInFor` is the one whose place it takes while that is being written. */
export function Article({
  article,
  body,
  related,
  standsInFor,
  drawings,
}: ArticlePage & { drawings?: Record<string, ReactNode> }) {
  const words = blog.article;
  return (
    <>
      <ArticleSheet article={article} standsInFor={standsInFor} words={words}>
        <ArticleBody
          body={body}
          about={<AboutArticle article={article} words={words} card={blog.card} />}
          drawings={drawings}
          words={words}
        />
      </ArticleSheet>
      <div className="page-width section-gap">
        <RelatedPages
          heading={words.related}
          first={related.map(({ title, slug }) => ({ title, to: articlePath(slug) }))}
          pages={words.relatedPages}
        />
      </div>
      <ClosingBand {...words.closing} next={consultationWithoutLetter} />
    </>
  );
}
