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

/** Articles side by side, all alike; a click anywhere in a cell opens one. */
export function ArticleList({ articles, words }: ArticleListProps) {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {articles.map((article) => {
        const { slug, title, excerpt, category } = article;
        return (
          <li key={slug} className="relative flex flex-col items-start">
            <FileTab>{category}</FileTab>
            <ArticlePicture article={article} className="aspect-video w-full" />
            <h2 className="pt-5 decoration-2 underline-offset-4 entry-hover:underline">
              <Unbroken>{title}</Unbroken>
            </h2>
            <ArticleDetails article={article} words={words} />
            <p className="mt-3 mb-4 max-w-text grow">{excerpt}</p>
            <PathLink
              to={articlePath(slug)}
              className="text-link font-semibold after:absolute after:inset-0"
              subject={title}
            >
              {words.readMore}
            </PathLink>
          </li>
        );
      })}
    </ul>
  );
}
