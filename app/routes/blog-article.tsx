import type { Params } from "react-router";
import { articlePath } from "~/config/pages";
import { socialImages } from "~/content/blog/social-images";
import { consultation } from "~/content/consultation";
import { blog } from "~/content/pages/blog";
import { articleData, articlePageAt, articleParts, loadArticlePage } from "~/lib/article-page";
import { absoluteUrl, pageMeta } from "~/lib/page-meta";
import { ArticleBody } from "~/sections/article-body";
import { ArticleScreen } from "~/sections/article-screen";
import { ClosingBand } from "~/sections/closing-band";
import { RelatedArticles } from "~/sections/related-articles";
import { BelowFold } from "~/ui/below-fold";
import type { Route } from "./+types/blog-article";

export const handle = {
  prepare: ({ slug = "" }: Params) => loadArticlePage(slug),
};

export const meta = ({ params }: Route.MetaArgs) => {
  const { article } = articlePageAt(params.slug);
  return pageMeta("blog", {
    title: article.title,
    description: article.description,
    keywords: article.keywords.split(", "),
    canonical: articlePath(article.slug),
    ogType: "article",
    ogImage: socialImages[article.category],
    published: article.date,
    updated: article.updated ?? article.date,
  });
};

export default function BlogArticleRoute({ params }: Route.ComponentProps) {
  const page = articlePageAt(params.slug);
  const { article, standsIn, body, related } = page;
  const words = blog.article;
  return (
    <>
      <script
        id={articleParts.data}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, its "<" escaped
        dangerouslySetInnerHTML={{ __html: articleData(page) }}
      />
      <ArticleScreen
        key={article.slug}
        article={article}
        standsIn={standsIn}
        url={absoluteUrl(articlePath(article.slug))}
        words={words}
      >
        <ArticleBody body={body} contents={words.contents} />
      </ArticleScreen>
      <BelowFold>
        <RelatedArticles heading={words.related} articles={related} action={blog.readMore} />
        <ClosingBand {...words.closing} next={consultation} />
      </BelowFold>
    </>
  );
}
