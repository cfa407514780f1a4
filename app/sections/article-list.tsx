import { articlePath } from "~/config/pages";
import type { ArticleCard } from "~/content/types";
import { ArticlePicture } from "~/illustrations/article-picture";
import { FileTab } from "~/ui/file-tab";
import { LinkSubject, PathLink } from "~/ui/link";
import { ArticleDetails } from "./article-details";

export interface ListedArticle extends ArticleCard {
  /** Minutes that reading takes what its address shows. */
  readMinutes: number;
}

interface ArticleListProps {
  articles: readonly ListedArticle[];
  action: string;
}

/** Articles as a ruled table, the first of them wide. */
export function ArticleList({ articles, action }: ArticleListProps) {
  return (
    <ul className="list-rule grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li
          key={article.slug}
          className={`group relative border-b border-rule py-8 ${
            index === 0
              ? "grid items-center gap-x-10 md:col-span-full lg:grid-cols-2"
              : "flex flex-col"
          } ${index === 1 ? "lg:col-span-1" : ""}`}
        >
          <div>
            <FileTab>{article.category}</FileTab>
            <ArticlePicture image={article.image} category={article.category} ratio="16 / 9" />
          </div>
          <div className="flex flex-1 flex-col pt-5">
            <h2
              className={`decoration-2 underline-offset-4 group-hover:underline ${index === 0 ? "" : "text-h3 font-[560]"}`}
            >
              {article.title}
            </h2>
            <ArticleDetails date={article.date} minutes={article.readMinutes} />
            <p className="mt-3 mb-4">{article.excerpt}</p>
            <PathLink
              to={articlePath(article.slug)}
              className="text-link mt-auto self-start font-semibold after:absolute after:inset-0"
            >
              {action}
              <LinkSubject>{article.title}</LinkSubject>
            </PathLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
