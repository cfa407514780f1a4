import { articlePath } from "~/config/pages";
import type { ListedArticle } from "~/content/types";
import { ArticlePicture } from "~/illustrations/article-picture";
import { FileTab } from "~/ui/file-tab";
import { PathLink } from "~/ui/link";
import { Unbroken } from "~/ui/unbroken";
import { ArticleDetails } from "./article-details";

interface ArticleListProps {
  articles: readonly ListedArticle[];
  words: { readMore: string; beingWritten: string };
  /** Level of the titles' headings. */
  level: 2 | 3;
  /** Whether the first takes two columns. */
  lead?: boolean;
}

/** Articles as a ruled table, one alone as its only row; a click anywhere in a cell opens one. */
export function ArticleList({ articles, words, level, lead = false }: ArticleListProps) {
  const Title = `h${level}` as const;
  const isAlone = articles.length === 1;
  return (
    <ul className="list-rule grid gap-x-6 overflow-y-clip md:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, excerpt, category, image, date, minutes }, index) => {
        const isLead = lead && index === 0;
        return (
          <li
            key={slug}
            className={`card gap-x-6 py-8 ${isAlone ? "md:col-span-full md:flex-row" : isLead ? "md:col-span-2" : ""}`}
          >
            <div className={isAlone ? "shrink-0 md:w-1/2" : undefined}>
              <FileTab>{category}</FileTab>
              <ArticlePicture
                image={image}
                category={category}
                className={isLead ? "aspect-[21/9]" : "aspect-video"}
              />
            </div>
            <div className="flex grow flex-col items-start">
              <Title
                className={`pt-5 decoration-2 underline-offset-4 entry-hover:underline ${isLead ? "" : "text-h3 font-[560]"}`}
              >
                <Unbroken>{title}</Unbroken>
              </Title>
              <ArticleDetails date={date} minutes={minutes} beingWritten={words.beingWritten} />
              <p className="mt-3 mb-4">{excerpt}</p>
              <PathLink
                to={articlePath(slug)}
                className="text-link mt-auto font-semibold after:absolute after:inset-0"
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
