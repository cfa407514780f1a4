import type { ReactNode } from "react";
import { Words } from "~/app/design/words";
import { print } from "~/words/say";
import type { FaqItem } from "~/words/types";
import { Folds } from "./fold-list";
import { PenMarked } from "./pen-marked";

interface FaqListProps {
  /** Unique on the page: questions of one group close each other. */
  group: string;
  items: readonly FaqItem[];
  /** How many of the group stand before them, where they are numbered. */
  after?: number;
  /** The one that is open from the start, by its id. */
  open?: string | undefined;
  /** Below the last answer: what is looked up there. */
  last?: { heading: string; body: ReactNode } | undefined;
  /** Whether answers stand in two columns where there is room. */
  isWide?: boolean;
}

/**
 * Questions of which one is open at a time, and each has its own address; numbers stand on
 * the red rule of the passage around them. The anchor is on the answer, so that a browser opens it by
 * itself; script does the same for browsers that do not.
 */
export function FaqList(props: FaqListProps) {
  return (
    <div className="double-rule divide-y divide-rule">
      <Questions {...props} />
    </div>
  );
}

/** The same in a list with others. */
export function Questions({ group, items, after, open, last, isWide = false }: FaqListProps) {
  const folds = items.map(
    ({ id, question, cases, answer, isFirstSentenceOpen, underlined }, at) => {
      const [start, ...others] = answer;
      const [, lead, rest = start] = (isFirstSentenceOpen && /^(.+?\.) (.+)$/.exec(start)) || [];
      return {
        id,
        heading: question,
        number: after === undefined ? undefined : after + at + 1,
        about: lead && <PenMarked underlined={underlined}>{lead}</PenMarked>,
        isOpen: id === open,
        body: (
          <>
            <div className={isWide ? "gap-x-12 lg:columns-2" : undefined}>
              {cases && <Cases cases={cases} />}
              {[rest, ...others].map((paragraph) => (
                <p key={paragraph} className="max-w-text break-inside-avoid not-first:mt-4">
                  <Words>{paragraph}</Words>
                </p>
              ))}
            </div>
            {last && at === items.length - 1 && (
              <div className="mt-6">
                <h4 className="mb-3 font-sans text-base font-semibold tracking-normal">
                  {last.heading}
                </h4>
                {last.body}
              </div>
            )}
          </>
        ),
      };
    },
  );
  return <Folds folds={folds} level={3} group={group} />;
}

/** The cases of an answer, a line each: the reader finds theirs; what counts is marked in the first, in bold in the others. */
function Cases({ cases }: Required<Pick<FaqItem, "cases">>) {
  return (
    <ul>
      {cases.map(({ title, before, marked, after }, at) => (
        <li
          key={title}
          className="border-b border-feint gap-x-6 py-2 md:grid md:grid-cols-[2fr_3fr]"
        >
          <strong className="block">{title}</strong>{" "}
          <span>
            {before}
            {at === 0 ? <mark>{print(marked)}</mark> : <strong>{print(marked)}</strong>}
            {after}
          </span>
        </li>
      ))}
    </ul>
  );
}
