import { FileTab } from "~/app/design/file-tab";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { ArticleDetails, type ArticleDetailsWords } from "~/app/parts/articles/article-details";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath } from "~/site/pages";
import type { ListedArticle } from "~/words/types";

export interface ArticleCardProps {
  article: ListedArticle;
  words: ArticleCardWords;
}

export interface ArticleCardWords extends ArticleDetailsWords {
  readMore: string;
  /** Above those without a text yet. */
  beingWritten: string;
  due: (month: string) => string;
  /** How long it will be. */
  planned: (count: number) => string;
  /** What stands before the page that answers while there is no text. */
  today: string;
}

/** A click anywhere in a card opens its article. */
export function ArticleCard({ article, words }: ArticleCardProps) {
  const { slug, title, excerpt, category } = article;
  return (
    <li className="relative flex flex-col items-start">
      <FileTab>{category}</FileTab>
      <ArticlePicture article={article} className="aspect-2/1 w-full" />
      <h2 className="mt-4 decoration-2 underline-offset-4 entry-hover:underline">
        <Unbroken>{title}</Unbroken>
      </h2>
      <div className="mt-3">
        <ArticleDetails article={article} words={words} />
      </div>
      <p className="mt-3 max-w-text">{excerpt}</p>
      <PathLink
        to={articlePath(slug)}
        className="text-link mt-auto pt-4 font-semibold after:absolute after:inset-0"
        subject={title}
      >
        {words.readMore}
        <Arrow />
      </PathLink>
    </li>
  );
}

/** At the end of a way on. */
export function Arrow() {
  return <Icon name="arrow" className="ml-1 inline size-5 align-[-0.2em]" />;
}
