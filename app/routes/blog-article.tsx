import type { Params } from "react-router";
import { articlePath } from "~/config/pages";
import { articleAt, articleCards, minutesAt } from "~/content/blog/articles";
import { loadBody } from "~/content/blog/bodies";
import { socialImages } from "~/content/blog/social-images";
import { consultation } from "~/content/consultation";
import { blog } from "~/content/pages/blog";
import { absoluteUrl, pageMeta } from "~/lib/page-meta";
import { ArticleBodyFrame, lazyArticleText } from "~/sections/article-body";
import { ArticleList } from "~/sections/article-list";
import { ArticleScreen } from "~/sections/article-screen";
import { ClosingBand } from "~/sections/closing-band";
import type { Route } from "./+types/blog-article";

const texts = Object.fromEntries(
  articleCards.map(({ slug }) => [slug, lazyArticleText(slug, () => loadBody(slug))]),
);

export const handle = {
  prepare: ({ slug }: Params) => loadBody(articleAt(slug).article.slug),
};

export const meta = ({ params }: Route.MetaArgs) => {
  const { article } = articleAt(params.slug);
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
  const { article, standsIn } = articleAt(params.slug);
  const words = blog.article;
  const Text = texts[article.slug];
  const related = articleCards
    .filter(({ slug }) => slug !== article.slug)
    .sort(
      (a, b) => Number(b.category === article.category) - Number(a.category === article.category),
    )
    .slice(0, 3)
    .map((card) => ({ ...card, readMinutes: minutesAt(card) }));
  return (
    <>
      <ArticleScreen
        key={article.slug}
        article={article}
        standsIn={standsIn}
        url={absoluteUrl(articlePath(article.slug))}
        words={words}
      >
        {Text && <ArticleBodyFrame Text={Text} contents={words.contents} />}
      </ArticleScreen>
      <section aria-label={words.related} className="screen-only page-width section-gap">
        <h2 className="mb-6">{words.related}</h2>
        <ArticleList articles={related} action={blog.readMore} level={3} />
      </section>
      <ClosingBand {...words.closing} next={consultation} />
    </>
  );
}
