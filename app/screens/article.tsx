import type { ReactNode } from "react";
import { personOf } from "~/config/firm-details";
import { articlePath } from "~/config/pages";
import { socialImages } from "~/content/blog/social-images";
import { consultationWithoutLetter } from "~/content/consultation";
import { blog } from "~/content/pages/blog";
import type { ArticleCard, ArticlePage } from "~/content/types";
import { absoluteUrl } from "~/lib/absolute-url";
import { ArticleBody } from "~/sections/article-body";
import { ArticleList } from "~/sections/article-list";
import { ArticleScreen } from "~/sections/article-screen";
import { ClosingBand } from "~/sections/closing-band";
import { pageMeta } from "~/seo/page-meta";

/**
 * @param article the article that an address of the blog shows
 * @returns the address's metadata; its canonical address is the article's own
 */
export function articleMeta(article: ArticleCard) {
  return pageMeta("blog", {
    title: article.title,
    description: article.description,
    keywords: article.keywords.split(", "),
    canonical: articlePath(article.slug),
    ogType: "article",
    ogImage: socialImages[article.category],
    published: article.date,
    updated: article.updated ?? article.date,
    author: article.author,
    reviewer: article.reviewer,
  });
}

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
      <ArticleScreen
        article={article}
        author={personOf(article.author)}
        reviewer={personOf(article.reviewer)}
        standsInFor={standsInFor}
        url={absoluteUrl(articlePath(article.slug))}
        words={words}
        card={blog.card}
      >
        <ArticleBody body={body} drawings={drawings} contents={words.contents} />
      </ArticleScreen>
      <section aria-label={words.related} className="screen-only page-width section-gap">
        <h2 className="mb-8">{words.related}</h2>
        <ArticleList articles={related} words={blog.card} level={3} />
      </section>
      <ClosingBand {...words.closing} next={consultationWithoutLetter} />
    </>
  );
}
