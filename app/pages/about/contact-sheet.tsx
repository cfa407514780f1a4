import { PhoneLink } from "~/app/design/contact-link";
import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { OpenLine } from "~/app/parts/contact/number";
import { Portrait } from "~/app/parts/people/portrait";
import { membershipOf } from "~/firm/firm-details";
import type { Person } from "~/firm/firm-schema";
import type { readerSlip } from "~/words/reader-slip";

interface ContactSheetProps
  extends Pick<typeof readerSlip, "heading" | "line" | "note" | "sample"> {
  /** Left out: samples stand there. An empty list: the firm shows nobody. */
  people: readonly Person[] | undefined;
}

/** How many samples stand there as long as nobody is named. */
const samples = [0, 1, 2, 3] as const;

/** The people of the firm as a photographer's contact sheet, each at an address of its own: `#id`. */
export function ContactSheet({ heading, people, line, note, sample }: ContactSheetProps) {
  if (people?.length === 0) return null;
  const count = people?.length ?? samples.length;
  const inRow = count === 3 || count > 4 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return (
    <section aria-label={heading} className={people ? "not-print:on-band" : "screen-only on-band"}>
      <div className="page-width section-gap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2 className="text-display">{heading}</h2>
          <PenNote className="mb-2">{note}</PenNote>
        </div>
        <ul className={`mt-8 grid grid-cols-2 gap-x-6 gap-y-8 ${inRow}`}>
          {people
            ? people.map((person) => <Frame key={person.id} person={person} line={line} />)
            : samples.map((variant) => <Frame key={variant} variant={variant} words={sample} />)}
        </ul>
      </div>
    </section>
  );
}

type FrameProps =
  | { person: Person; line: string; variant?: undefined; words?: undefined }
  | { person?: undefined; line?: undefined; variant: number; words: (typeof readerSlip)["sample"] };

function Frame({ person, line, variant, words }: FrameProps) {
  const { name, letters, role } = person ?? words;
  return (
    <li id={person?.id} className="scroll-mt-6">
      <div className="screen-only relative mb-4">
        <Portrait person={person} variant={variant} />
        {words && <Stamp className="absolute right-2 bottom-2">{words.stamp}</Stamp>}
      </div>
      <div>
        <h3 className="hyphens-auto wrap-break-word">{name}</h3>
        {letters && <p className="text-small font-semibold wrap-break-word">{letters}</p>}
        <p className="mt-1 text-small text-ink-2">{role}</p>
        {person && membershipOf(person) && (
          <p className="mt-1 text-small text-ink-2">{membershipOf(person)}</p>
        )}
        {person?.sentence && <p className="mt-2 text-small">{person.sentence}</p>}
        {person?.directLine && (
          <>
            <p className="mt-2 text-small">
              {`${line} `}
              <PhoneLink number={person.directLine} className="text-link" />
            </p>
            <div className="min-h-[2lh] text-small">
              <OpenLine />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
