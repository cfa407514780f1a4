import type { ReactNode } from "react";
import { FoldBody, FoldSummary } from "./fold-summary";
import { Prose } from "./passages/prose";

interface FoldListProps {
  /** Each may have an address of its own, `#id`, which opens it. */
  folds: readonly {
    id?: string | undefined;
    heading: string;
    /** What is found under it, in a line below it. */
    about?: ReactNode;
    isOpen?: boolean | undefined;
    body: ReactNode;
  }[];
  /** Of their headings. */
  level?: 2 | 3;
  /** Where what stands above them is larger. */
  isSmall?: boolean;
}

/** Passages folded up under their headings, closed by a double rule; on paper they lie open. */
export function FoldList(props: FoldListProps) {
  return (
    <div className="double-rule list-rule divide-y divide-rule">
      <Folds {...props} />
    </div>
  );
}

/** The same in a list with others. */
export function Folds({ folds, level = 2, isSmall = false }: FoldListProps) {
  const Heading = `h${level}` as const;
  return folds.map(({ id, heading, about, isOpen, body }) => (
    <details key={heading} open={isOpen} className="eases-open">
      <FoldSummary>
        <Heading className={isSmall ? "text-base" : "text-h3 font-[560]"}>{heading}</Heading>
        {about && (
          <span className="col-span-full mt-1 inline-block max-w-text text-pretty">{about}</span>
        )}
      </FoldSummary>
      <FoldBody id={id} isLed={about !== undefined}>
        {body}
      </FoldBody>
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
