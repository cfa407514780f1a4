import type { ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import type { TitleLevel } from "./entry-list";
import { Prose } from "./passages/prose";

interface FoldsProps {
  /** Each may have an address of its own, `#id`, which opens it. */
  folds: readonly {
    id?: string | undefined;
    heading: string;
    /** On the red rule of the passage around it. */
    number?: number | undefined;
    /** What is found under it, in a line below it. */
    about?: ReactNode;
    isOpen?: boolean | undefined;
    body: ReactNode;
  }[];
  /** Of their headings. */
  level?: 2 | TitleLevel;
  /** Where what stands above them is larger. */
  isSmall?: boolean;
  /** Unique on the page: of folds of one group one is open at a time. */
  group?: string;
}

/** Passages folded up under their headings, closed by a double rule; on paper they lie open. */
export function FoldList(props: FoldsProps) {
  return (
    <div className="double-rule list-rule divide-y divide-rule">
      <Folds {...props} />
    </div>
  );
}

/** The same in a list with others. */
export function Folds({ folds, level = 2, isSmall = false, group }: FoldsProps) {
  const Heading = `h${level}` as const;
  return folds.map(({ id, heading, number, about, isOpen, body }) => (
    <details key={heading} name={group} open={isOpen} className="eases-open">
      <FoldSummary>
        {number && (
          <span className="on-the-rule top-3 font-display text-h3 font-[560]">{number}</span>
        )}
        <Heading className={isSmall ? "text-base" : "text-h3 font-[560]"}>{heading}</Heading>
        {about && (
          <span className="col-span-full mt-1 inline-block max-w-text text-pretty">{about}</span>
        )}
      </FoldSummary>
      {/* Its address leads so far above it that its heading is seen, on the narrowest phone too. */}
      <div id={id} className={`pb-6 ${about ? "scroll-mt-64" : "scroll-mt-32"}`}>
        {body}
      </div>
    </details>
  ));
}

interface TextFoldsProps {
  passages: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** The same for passages of plain text. */
export function TextFolds({ passages }: TextFoldsProps) {
  const folds = passages.map(({ heading, paragraphs }) => ({
    heading,
    body: <Prose paragraphs={paragraphs} />,
  }));
  return <FoldList folds={folds} />;
}

interface FoldSummaryProps {
  /** Its heading, and what stands in a line below it. */
  children: ReactNode;
  /** Before the plus, until it is opened: how much there is of it. */
  aside?: string | undefined;
}

/** What is seen of a passage that is folded up, with the plus on its heading's first line. */
export function FoldSummary({ children, aside }: FoldSummaryProps) {
  return (
    <summary className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 decoration-2 underline-offset-4 print:block print:py-0 [&>:is(h2,h3)]:entry-hover:underline">
      {children}
      <span className="screen-only -col-end-1 row-start-1 flex h-7 items-center gap-x-4">
        {aside && (
          <span aria-hidden="true" className="when-closed text-small whitespace-nowrap text-ink-2">
            {aside}
          </span>
        )}
        <PlusMinus />
      </span>
    </summary>
  );
}
