import type { ReactNode } from "react";
import type { Person } from "~/config/firm-schema";
import { pageById } from "~/config/pages";
import type { ArticleCard, ListedArticle } from "~/content/types";
import { ArticlePicture } from "~/illustrations/article-picture";
import { FileTab } from "~/ui/file-tab";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { Unbroken } from "~/ui/unbroken";
import { ArticleDetails } from "./article-details";
import { Byline } from "./byline";
import { ShareButton } from "./share-button";

interface ArticleWords {
  back: string;
  share: string;
  updated: string;
  byline: { author: string; reviewer: string };
  standIn: string;
  standInPage: string;
  toasts: { copied: string; failed: string };
}

interface ArticleScreenProps {
  article: ArticleCard;
  author?: Person;
  reviewer?: Person;
  /** The article whose place this one takes while that is being written. */
  standsInFor?: ListedArticle;
  /** The article's own address, for sharing. */
  url: string;
  words: ArticleWords;
  card: { beingWritten: string };
  children: ReactNode;
}

/** An article's head, picture and frame; its body comes as children. */
export function ArticleScreen({
  article,
  author,
  reviewer,
  standsInFor,
  url,
  words,
  card,
  children,
}: ArticleScreenProps) {
  const { title, category, date, updated, minutes, image } = article;
  return (
    <article className="page-width pt-3 sm:pt-6 md:pt-8">
      {standsInFor && (
        <p role="note" className="mb-6 border-l-[6px] border-manila bg-manila-tint px-5 py-3">
          {words.standIn}{" "}
          {standsInFor.answeredBy && (
            <>
              {words.standInPage}{" "}
              <PageLink page={standsInFor.answeredBy} className="text-link font-semibold">
                {pageById(standsInFor.answeredBy).label}
              </PageLink>
              .
            </>
          )}
        </p>
      )}
      <div className="border-b-2 border-manila">
        <FileTab>{category}</FileTab>
      </div>
      <div className="mt-5 grid gap-x-6 gap-y-8 sm:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-hero">
            <Unbroken>{title}</Unbroken>
          </h1>
          <ArticleDetails
            date={date}
            minutes={minutes}
            beingWritten={card.beingWritten}
            updated={updated ? { label: words.updated, date: updated } : undefined}
          />
          <Byline author={author} reviewer={reviewer} words={words.byline} />
          <div className="screen-only mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <PageLink
              page="blog"
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name="back" className="size-4" />
              {words.back}
            </PageLink>
            <ShareButton label={words.share} title={title} url={url} toasts={words.toasts} />
          </div>
        </div>
        <div className="lg:col-span-5">
          <ArticlePicture
            image={image}
            category={category}
            className="aspect-video max-h-70 w-full lg:h-70"
          />
        </div>
      </div>
      {children}
    </article>
  );
}
