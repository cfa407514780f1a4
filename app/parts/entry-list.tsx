import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import { PenMark } from "~/app/parts/pen-mark";
import { PenMarked } from "~/app/parts/pen-marked";
import type { Entry } from "~/words/services/service-page";

interface EntryListProps {
  entries: readonly Entry[];
  /** Whether they follow on each other: unless folded, their numbers stand on the red rule of the passage around them. */
  isOrdered?: boolean;
  /** Whether each is opened by itself. */
  isFolded?: boolean | undefined;
}

/** Titles, each with what it means: what to do first, stages, triggers, issues, roles. */
export function EntryList({ entries, isOrdered = false, isFolded = false }: EntryListProps) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List
      className={`grid ${isFolded ? `double-rule md:-mt-3 ${isOrdered ? "" : `gap-x-10 ${entries.length > 3 ? "xl:grid-cols-2" : ""}`}` : `content-between print:gap-y-2 ${isOrdered ? "gap-y-5" : "gap-y-4 md:gap-y-5 md:*:not-first:border-t md:*:not-first:border-rule md:*:not-first:pt-4"}`}`}
    >
      {entries.map((entry, index) => (
        <li
          key={entry.title}
          className={`relative ${isFolded ? `border-b border-rule last:border-b-0 ${isOrdered || entries.length % 2 ? "" : "xl:nth-last-2:border-b-0"}` : ""}`}
        >
          {isOrdered && !isFolded && (
            <span className="on-the-rule -top-0.5 py-0.5 font-display text-h2 leading-none font-[620]">
              {index + 1}
            </span>
          )}
          {isOrdered && isFolded && <Stop isLast={index === entries.length - 1} />}
          {isFolded ? <FoldedEntry {...entry} /> : <OpenEntry {...entry} />}
          {entry.pen && !isFolded && !entry.cases && (
            <PenNote className="mt-2.5 mb-1">{entry.pen}</PenNote>
          )}
        </li>
      ))}
    </List>
  );
}

/** A stage's stop on the red rule, as on the map of a line; the last is the terminus. */
function Stop({ isLast }: { isLast: boolean }) {
  return (
    <span aria-hidden="true" className="screen-only on-the-rule top-4">
      <span
        className={`block size-3.5 rounded-full border-2 border-red ${isLast ? "bg-red" : "bg-sheet"}`}
      />
    </span>
  );
}

function OpenEntry({ when, title, description, link, cases, pen, ...marks }: Entry) {
  return (
    <div className="grid gap-x-6 gap-y-2 print:gap-y-1 xl:grid-cols-[var(--entry-title,15rem)_minmax(0,1fr)]">
      <div>
        {when && <When>{when}</When>}
        <h3>
          <PenMarked {...marks}>{title}</PenMarked>
        </h3>
        {cases && pen && (
          <PenNote className="screen-only mt-3 xl:mt-22 xl:mr-6 xl:ml-auto">{pen}</PenNote>
        )}
      </div>
      <div className="max-w-text xl:mt-px">
        <p>
          <Unbroken>{description}</Unbroken>
          {link && (
            <span className="screen-only">
              {" "}
              <PathLink to={link.href} className="text-link whitespace-nowrap">
                {link.title}
              </PathLink>
              .
            </span>
          )}
        </p>
        {cases && (
          <div className="relative mt-2 print:mt-0">
            {pen && (
              <PenMark
                name="bracket"
                className="absolute top-2 -left-8 h-[calc(100%-1rem)] w-4 max-xl:hidden"
              />
            )}
            <ul className="divide-y divide-feint border-y border-feint">
              {cases.map((one) => (
                <li key={one} className="py-1.5 leading-snug text-pretty print:py-0">
                  {one}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function FoldedEntry({ when, title, description, pen }: Entry) {
  return (
    <details className="eases-open">
      <summary
        className={`grid min-h-11 grid-cols-[1fr_auto] content-center items-baseline gap-x-4 py-2 ${when && !pen ? "lg:grid-cols-[30rem_1fr_auto]" : "lg:grid-cols-[1fr_auto_auto]"} ${pen ? "xl:grid-cols-[auto_1fr_auto_auto]" : ""}`}
      >
        {when && <When>{when}</When>}
        <h3 className="decoration-2 underline-offset-4 entry-hover:underline">{title}</h3>
        {pen && (
          <PenNote
            inLine
            className="max-xl:mt-2.5 xl:col-start-2 xl:row-start-1 xl:-my-2 xl:self-center"
          >
            {pen}
          </PenNote>
        )}
        <span className="row-span-2 row-start-1 -col-end-1 self-center">
          <PlusMinus />
        </span>
      </summary>
      <p className="max-w-text pb-4">{description}</p>
    </details>
  );
}

function When({ children }: { children: string }) {
  return (
    <span className="block shrink-0 text-small font-semibold text-red in-[summary]:text-base lg:in-[summary]:-col-end-2 lg:in-[summary]:row-start-1">
      {children}
    </span>
  );
}
