import articles from "virtual:articles";
import { ClosingBand } from "~/app/parts/closing-band";
import { RelatedPages } from "~/app/parts/related-pages";
import { articlePath, standInRoute } from "~/site/pages";
import { consultationWithoutLetter } from "~/words/consultation";
import { blog } from "~/words/pages/blog";
import { ArticleBody } from "./article-body";
import { articleMeta } from "./article-meta";
import { ArticleSheet } from "./article-sheet";
import { drawingsOf } from "./drawings-of";
import { relatedTo } from "./related-articles";

export const meta = (path: string) => articleMeta(shownAt(path));

/** A guide's page; at an address of the blog that has none, or none yet, another stands in. */
export default function GuideRoute({ path }: { path: string }) {
  const article = shownAt(path);
  const asked = articleAt(path);
  const related = relatedTo(article, articles);
  const words = blog.article;
  return (
    <>
      <ArticleSheet
        article={article}
        standsInFor={asked === article ? undefined : asked}
        words={words}
      >
        <ArticleBody article={article} drawings={drawingsOf(article.slug)} words={blog} />
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

function articleAt(path: string) {
  return articles.find(({ slug }) => articlePath(slug) === path);
}

function shownAt(path: string) {
  const asked = articleAt(path);
  const shown = asked?.minutes ? asked : articleAt(articlePath(standInRoute.article));
  if (!shown) throw new Error(`site/pages.ts: there is no article ${standInRoute.article}`);
  return shown;
}
