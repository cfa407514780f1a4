import { buttonStyles } from "~/app/design/button";
import { Words } from "~/app/design/words";
import { CaseRows } from "~/app/parts/case-rows";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import type { ShortAnswer } from "~/words/services/service-page";

interface CaseAnswersProps {
  heading: string;
  answers: readonly ShortAnswer[];
}

/** For the reader with whom nothing is to be counted: what that one asks. */
export function CaseAnswers({ heading, answers }: CaseAnswersProps) {
  return (
    <div className="screen-only">
      <FileSheet>
        <WideEntry heading={heading}>
          <CaseRows cases={answers} />
        </WideEntry>
      </FileSheet>
    </div>
  );
}

/** A question or a step, and beside it what belongs to it. */
export function Answer({ id, title, description, cases, links }: ShortAnswer) {
  return (
    <div
      id={id}
      className="scroll-mt-28 gap-x-6 xl:grid xl:grid-cols-[var(--entry-title)_minmax(0,1fr)]"
    >
      <h3>{title}</h3>
      <div className="text-pretty">
        {links && (
          <ul className="mt-1 mb-3 flex flex-wrap gap-2">
            {links.map(({ title, href }) => (
              <li key={href} className="max-sm:w-full">
                <a href={href} className={buttonStyles({ className: "w-full" })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-text empty:hidden">{description}</p>
        {cases && (
          <ul className="divide-y divide-feint not-first:mt-3 not-first:border-t not-first:border-feint">
            {cases.map(({ title, description }) => (
              <li
                key={title}
                className="py-2.5 md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-6"
              >
                <strong className="block">{title}</strong>{" "}
                <span>
                  <Words>{description}</Words>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
