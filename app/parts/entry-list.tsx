import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import type { Entry } from "~/words/services/service-page";
import { PenLetter, PenMark } from "./pen-mark";
import { PenMarked } from "./pen-marked";

/** Of titles: the one below the heading around them. */
export type TitleLevel = 3 | 4 | 5;

interface EntryListProps {
  entries: readonly Entry[];
  level?: TitleLevel;
  /** Whether they follow on each other: unless folded, their numbers stand on the red rule of the passage around them. */
  isOrdered?: boolean;
  /** Whether each is opened by itself. */
  isFolded?: boolean | undefined;
}

/** Titles, each with what it means: what to do first, stages, triggers, issues, roles. */
export function EntryList({
  entries,
  level = 3,
  isOrdered = false,
  isFolded = false,
}: EntryListProps) {
  const List = isOrdered ? "ol" : "ul";
  const areLettered = entries.some(({ letter }) => letter);
  return (
    <List
      className={
        isFolded ? "double-rule divide-y divide-rule" : "-my-3 divide-y divide-feint print:-my-1"
      }
    >
      {entries.map((entry, index) => (
        <li key={entry.title} className={`relative ${isFolded ? "" : "py-3 print:py-1"}`}>
          {isOrdered &&
            (isFolded ? (
              <Stop isLast={index === entries.length - 1} />
            ) : areLettered ? (
              <span className="on-the-rule top-2 py-1">
                {entry.letter ? (
                  <PenLetter size="size-8">{entry.letter}</PenLetter>
                ) : (
                  <span className="my-1.5 block size-3 rounded-full bg-red" />
                )}
              </span>
            ) : (
              <StepNumber>{index + 1}</StepNumber>
            ))}
          {isFolded ? (
            <FoldedEntry {...entry} level={level} />
          ) : (
            <OpenEntry {...entry} level={level} />
          )}
          {entry.pen && !isFolded && !entry.cases && (
            <PenNote className="mt-2 mb-1">{entry.pen}</PenNote>
          )}
        </li>
      ))}
    </List>
  );
}

/** The number of a step on the red rule. */
export function StepNumber({ children }: { children: number }) {
  return (
    <span className="on-the-rule top-2 py-1 font-display text-h2 leading-none font-[620]">
      {children}
    </span>
  );
}

/** A title, and beside it, where there is room, what belongs to it. */
export const besideTitle =
  "grid gap-x-6 gap-y-2 print:gap-y-0 xl:grid-cols-[var(--entry-title)_minmax(0,1fr)]";

/** A stage's stop on the red rule, as on the map of a line; the last is the terminus, where the rule ends: below it, its ground lies over the rest, as far as the sheet's edge. */
function Stop({ isLast }: { isLast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only on-the-rule top-4 ${isLast ? "-bottom-[calc(1.5rem+3px)]" : ""}`}
    >
      <span
        className={`block size-3 rounded-full border-2 border-red ${isLast ? "bg-red" : "bg-sheet"}`}
      />
    </span>
  );
}

interface LevelledEntry extends Entry {
  level: TitleLevel;
}

function OpenEntry({ level, when, title, description, link, cases, pen, ...marks }: LevelledEntry) {
  const Title = `h${level}` as const;
  return (
    <div className={besideTitle}>
      <div>
        {when && <When>{when}</When>}
        <Title>
          <PenMarked {...marks}>{title}</PenMarked>
        </Title>
      </div>
      <div className="max-w-text">
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
          <div className="relative mt-2">
            {pen && (
              <PenMark
                name="bracket"
                className="screen-only absolute top-2 -left-8 h-[calc(100%-1rem)] w-4 max-xl:hidden"
              />
            )}
            <ul className="divide-y divide-feint border-t border-feint">
              {cases.map((one) => (
                <li key={one} className="py-1 leading-snug print:py-0">
                  {one}
                </li>
              ))}
            </ul>
            {pen && (
              <PenNote className="screen-only mt-2 xl:absolute xl:top-1/3 xl:right-full xl:mr-12">
                {pen}
              </PenNote>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function FoldedEntry({ level, when, title, description }: LevelledEntry) {
  const Title = `h${level}` as const;
  return (
    <details className="eases-open">
      <summary className="relative flex min-h-11 flex-col gap-x-6 py-2 pr-8 lg:flex-row lg:items-baseline">
        {when && <When>{when}</When>}
        <Title
          className={`decoration-2 underline-offset-4 entry-hover:underline ${when ? "lg:basis-1/2" : ""}`}
        >
          {title}
        </Title>
        <span className="absolute inset-y-0 right-0 flex items-center">
          <PlusMinus />
        </span>
      </summary>
      <p className="max-w-text pb-4">{description}</p>
    </details>
  );
}

function When({ children }: { children: string }) {
  return <span className="block font-semibold text-red lg:order-1">{children}</span>;
}
