import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { type PageId, pageById } from "~/site/pages";

/** The page that answers what an article will be about, until that is written. */
export function AnsweredToday({ words, page }: { words: string; page: PageId }) {
  return (
    <p className="mt-2 leading-snug">
      {words}{" "}
      <PageLink page={page} className="text-link relative z-10 font-semibold whitespace-nowrap">
        {pageById(page).label}
        <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
      </PageLink>
    </p>
  );
}
