import { FileTab } from "~/app/design/file-tab";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { AnsweredToday } from "~/app/parts/articles/still-to-come";
import { articlePath } from "~/site/pages";
import type { GuideToCome } from "~/words/types";

export interface GuideWords {
  action: string;
  /** After it: where it leads. */
  place: string;
  /** Before the page that answers today what is still to be written. */
  answered: string;
  /** After when a guide comes, and before the action. */
  unwritten: string;
}

interface GuideEntryProps {
  guide: GuideToCome;
  words: GuideWords;
}

/** A guide that can be read, as a sheet under the tab that it is filed by. */
export function WrittenGuide({ guide, words }: GuideEntryProps) {
  const { title, category, format, summary, article } = guide;
  return (
    <li className="flex flex-col">
      <div>
        <FileTab>{`${category} · ${format}`}</FileTab>
      </div>
      <div className="on-paper relative flex grow flex-col border-2 border-ink p-5 pl-10 md:p-6 md:pl-12">
        <span
          aria-hidden="true"
          className="screen-only absolute inset-y-0 left-5 border-l-2 border-red md:left-6"
        />
        <h3>
          <PathLink to={articlePath(article)} className="text-link">
            <Unbroken>{title}</Unbroken>
          </PathLink>
        </h3>
        <p className="mt-3 mb-4">{summary}</p>
        <p className="mt-auto border-t border-feint pt-3">
          <ReadMore title={title} words={words} />
        </p>
      </div>
    </li>
  );
}

/** A guide that is still to be written: the page that answers today, then what will be in it and when it comes. */
export function ComingGuide({ guide, words }: GuideEntryProps) {
  const { title, category, format, summary, coming } = guide;
  return (
    <li className="py-5 max-lg:not-first:border-t max-lg:not-first:border-feint lg:row-span-5 lg:grid lg:grid-rows-subgrid">
      <p className="text-small text-ink-2">{`${category} · ${format}`}</p>
      <h3 className="mt-1 text-base leading-snug">
        <Unbroken>{title}</Unbroken>
      </h3>
      <div>
        {coming?.answeredBy && <AnsweredToday words={words.answered} answer={coming.answeredBy} />}
      </div>
      <p className="mt-1.5 text-small leading-snug text-ink-2">{summary}</p>
      <p className="mt-1 text-small leading-snug text-ink-2">
        {coming?.due ? <time dateTime={coming.due}>{coming.when}</time> : coming?.when}
        {`${words.unwritten} `}
        <ReadMore title={title} words={words} className="underline underline-offset-4" />
      </p>
    </li>
  );
}

interface ReadMoreProps {
  title: string;
  words: GuideWords;
  className?: string;
}

function ReadMore({
  title,
  words: { action, place },
  className = "text-link font-semibold",
}: ReadMoreProps) {
  return (
    <>
      <PageLink page="blog" className={className} subject={title}>
        {action}
      </PageLink>{" "}
      {place}
    </>
  );
}
