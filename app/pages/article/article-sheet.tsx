import type { ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { Icon } from "~/app/design/icons";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { Island } from "~/app/islands/island";
import { ShareButton } from "~/app/islands/share/share-button";
import { ArticlePicture } from "~/app/parts/articles";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { slip } from "~/app/parts/heroes/king-fact";
import { absoluteUrl } from "~/app/seo/absolute-url";
import { articlePath } from "~/site/pages";
import type { blog } from "~/words/pages/blog";
import type { ArticleCard, ListedArticle } from "~/words/types";

interface ArticleSheetProps {
  article: ArticleCard;
  /** The article whose place this one takes while that is being written. */
  standsInFor?: ListedArticle;
  words: typeof blog.article;
  children: ReactNode;
}

/** An article's head, picture and frame; its body comes as children. */
export function ArticleSheet({ article, standsInFor, words, children }: ArticleSheetProps) {
  const { slug, title, category, deadline } = article;
  const answer = standsInFor?.answeredBy;
  const start = <HeroStart words={words} subject={title} row={<QuietRow>{words.who}</QuietRow>} />;
  // A long slip is as high as the picture and the ways to ask together.
  const isLong = deadline?.startsWith("<ul");
  const share = {
    label: words.share,
    title,
    url: absoluteUrl(articlePath(slug)),
    toasts: words.toasts,
  };
  return (
    <article>
      <div className="page-width pb-8">
        <PageTab>{category}</PageTab>
        {standsInFor && (
          <div role="note" className="mt-4 border-l-[6px] border-manila bg-manila-tint px-4 py-4">
            {answer && (
              <p className="pb-2 font-display text-h3 leading-snug font-[560]">
                {words.standInPage}{" "}
                <PathLink
                  // Where the answer is a part of this very article, it is further down.
                  to={answer.path.replace(`${articlePath(slug)}#`, "#")}
                  className="text-link"
                >
                  {answer.label}
                </PathLink>
              </p>
            )}
            <p>
              {`“${standsInFor.title}” `}
              <span>{words.standIn}</span>
            </p>
          </div>
        )}
        <div className="mt-6 gap-x-6 lg:grid lg:grid-cols-2 xl:grid-cols-[39rem_minmax(0,1fr)]">
          <div>
            <h1 className="text-display">
              <Unbroken>{title}</Unbroken>
            </h1>
            {deadline && (
              <div
                data-slip
                className={`article-text mt-4 md:mt-6 ${slip}`}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown
                dangerouslySetInnerHTML={{ __html: deadline }}
              />
            )}
            {!isLong && start}
          </div>
          <div className="lg:flex lg:flex-col-reverse lg:justify-end">
            {isLong && start}
            <ArticlePicture article={article} className="mt-6 aspect-video lg:mt-0 lg:aspect-3/2" />
          </div>
        </div>
      </div>
      {children}
      <div className="screen-only bg-band">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-8">
          <PageLink
            page="blog"
            className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="back" className="size-4" />
            {words.back}
          </PageLink>
          <Island name="share-button" of={ShareButton} props={share} wakes="sign" />
        </div>
      </div>
    </article>
  );
}
