import { articlePath } from "~/config/pages";
import type { ListedArticle } from "~/content/types";
import { ArticlePicture } from "~/illustrations/article-picture";
import { FileTab } from "~/ui/file-tab";
import { PathLink } from "~/ui/link";
import { ArticleDetails } from "./article-details";

interface ArticleListProps {
  articles: readonly ListedArticle[];
  words: { readMore: string; beingWritten: string };
  /** Level of the titles' headings. */
  level: 2 | 3;
  /** Whether the first takes two columns. */
  lead?: boolean;
}

/** Articles as a ruled table; a click anywhere in a cell opens one. */
export function ArticleList({ articles, words, level, lead = false }: ArticleListProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="list-rule grid gap-x-6 overflow-y-clip md:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, excerpt, category, image, date, minutes }, index) => {
        const isLead = lead && index === 0;
        return (
          <li key={slug} className={`card py-8 ${isLead ? "md:col-span-2" : ""}`}>
            <div>
              <FileTab>{category}</FileTab>
              <ArticlePicture
                image={image}
                category={category}
                className={isLead ? "aspect-[21/9]" : "aspect-video"}
              />
            </div>
            <Title
              className={`mt-5 decoration-2 underline-offset-4 entry-hover:underline ${isLead ? "" : "text-h3 font-[560]"}`}
            >
              {title}
            </Title>
            <ArticleDetails date={date} minutes={minutes} beingWritten={words.beingWritten} />
            <p className="mt-3 mb-4">{excerpt}</p>
            <PathLink
              to={articlePath(slug)}
              className="text-link mt-auto self-start font-semibold after:absolute after:inset-0"
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
