import { pageMeta } from "~/app/seo/page-meta";
import { articlePath } from "~/site/pages";
import { socialImages } from "~/words/blog/social-images";
import type { ArticleCard } from "~/words/types";

/**
 * @param article the article that an address of the blog shows
 * @returns the address's metadata; its canonical address is the article's own
 */
export function articleMeta(article: ArticleCard) {
  return pageMeta("blog", {
    title: article.title,
    description: article.description,
    keywords: article.keywords,
    canonical: articlePath(article.slug),
    ogType: "article",
    ogImage: socialImages[article.category],
    published: article.date,
    updated: article.updated ?? article.date,
    author: article.author,
    reviewer: article.reviewer,
  });
}
