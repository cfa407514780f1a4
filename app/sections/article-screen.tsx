import type { ReactNode } from "react";
import type { ArticleCard } from "~/content/types";
import { ArticlePicture } from "~/illustrations/article-picture";
import { BelowFold } from "~/ui/below-fold";
import { FileTab } from "~/ui/file-tab";
import { Icon } from "~/ui/icons";
import { LaterStyles } from "~/ui/later-styles";
import { PageLink } from "~/ui/link";
import { ArticleDetails } from "./article-details";
import { ShareButton } from "./share-button";

interface ArticleWords {
  back: string;
  share: string;
  updated: string;
  standIn: string;
  toasts: { copied: string; failed: string };
}

interface ArticleScreenProps {
  article: ArticleCard;
  /** Whether the article stands in for one that is still being written. */
  standsIn: boolean;
  /** The article's own address, for sharing. */
  url: string;
  words: ArticleWords;
  children: ReactNode;
}

/** An article's head, picture and frame; its body comes as children. */
export function ArticleScreen({ article, standsIn, url, words, children }: ArticleScreenProps) {
  const { title, category, date, updated, minutes = 0, image } = article;
  return (
    <article className="page-width hero-file">
      {standsIn && (
        <>
          <LaterStyles />
          <p role="note" className="mb-6 border-l-[6px] border-manila bg-manila-tint px-5 py-3">
            {words.standIn}
          </p>
        </>
      )}
      <div className="file-edge">
        <FileTab>{category}</FileTab>
      </div>
      <h1 className="mt-7 max-w-[12.43em] hero-title">{title}</h1>
      {!standsIn && <LaterStyles />}
      <ArticleDetails
        date={date}
        minutes={minutes}
        updated={updated ? { label: words.updated, date: updated } : undefined}
      />
      <div className="screen-only mt-4 mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PageLink
          page="blog"
          className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Icon name="back" className="size-4" />
          {words.back}
        </PageLink>
        <ShareButton label={words.share} title={title} url={url} toasts={words.toasts} />
      </div>
      <ArticlePicture image={image} category={category} ratio="21 / 9" />
      <BelowFold>{children}</BelowFold>
    </article>
  );
}
