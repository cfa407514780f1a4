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
}

/** Articles one below the other, their words beside the picture where there is room; a click anywhere in one opens it. */
export function ArticleList({ articles, words }: ArticleListProps) {
  return (
    <ul className="grid gap-y-10">
      {articles.map((article) => {
        const { slug, title, excerpt, category } = article;
        return (
          <li key={slug} className="relative grid gap-x-6 md:grid-cols-2">
            <div>
              <FileTab>{category}</FileTab>
              <ArticlePicture article={article} className="aspect-video w-full" />
            </div>
            <div className="md:self-center md:pt-9">
              <h2 className="max-md:pt-5 decoration-2 underline-offset-4 entry-hover:underline">
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
