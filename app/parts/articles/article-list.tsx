import { FileTab } from "~/app/design/file-tab";
import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { articlePath } from "~/site/pages";
import type { ListedArticle } from "~/words/types";
import { ArticleDetails, type ArticleDetailsWords } from "./article-details";
import { ArticlePicture } from "./article-picture";

interface ArticleListProps {
  articles: readonly ListedArticle[];
  words: ArticleDetailsWords & { readMore: string };
  /** Whether each has a large picture above its words; else they stand beside it, where there is room. */
  isLarge?: boolean;
}

/** Articles one below the other; a click anywhere in one opens it. */
export function ArticleList({ articles, words, isLarge = false }: ArticleListProps) {
  return (
    <ul className="grid gap-y-10">
      {articles.map((article) => {
        const { slug, title, excerpt, category } = article;
        return (
          <li
            key={slug}
            className={`relative ${isLarge ? "" : "grid gap-x-8 md:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] md:items-center"}`}
          >
            <div>
              <FileTab>{category}</FileTab>
              <ArticlePicture
                article={article}
                className={`aspect-video w-full ${isLarge ? "lg:aspect-3/2" : ""}`}
              />
            </div>
            <div>
              <h2 className="pt-5 decoration-2 underline-offset-4 entry-hover:underline">
                <Unbroken>{title}</Unbroken>
              </h2>
              <ArticleDetails article={article} words={words} />
              <p className="mt-3 mb-4 max-w-text">{excerpt}</p>
              <PathLink
                to={articlePath(slug)}
                className="text-link font-semibold after:absolute after:inset-0"
                subject={title}
              >
                {words.readMore}
              </PathLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
