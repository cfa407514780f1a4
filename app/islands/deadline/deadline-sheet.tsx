import { createPortal } from "react-dom";
import { Icon } from "~/app/design/icons";
import { deadlineSheet } from "~/words/deadlines/deadline-answers";
import { By } from "./deadline-slip";

/** What the printed sheet says besides the day. */
export interface DeadlineSheetWords {
  title: string;
  firstSteps: readonly { title?: string; description: string; cases?: readonly string[] }[];
  bring?: readonly string[];
}

interface DeadlineSheetProps {
  label: string;
  /** The last safe day, in full. */
  day: string;
  by: string;
  /** How it was counted, and what else is to be known of it. */
  notes: readonly (string | undefined)[];
  sheet: DeadlineSheetWords;
}

/** What paper shows in place of the page while a day stands there: one sheet to pin above the desk. */
export function DeadlineSheet({ label, day, by, notes, sheet }: DeadlineSheetProps) {
  return createPortal(
    <section data-deadline-sheet className="hidden print:block">
      <p className="font-semibold">{sheet.title}</p>
      <p className="mt-4 font-display text-h3 font-semibold">{label}</p>
      <p className="font-display text-display font-semibold">
        <mark>{day}</mark>
      </p>
      <By by={by} />
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="mt-2">
          {note}
        </p>
      ))}
      <h2 className="mt-6 text-h3">{deadlineSheet.first}</h2>
      <ol className="mt-1 list-decimal pl-6">
        {sheet.firstSteps.map(({ title, description, cases = [] }) => (
          <li key={description} className="border-t border-feint py-2">
            {title && <strong>{title}. </strong>}
            {[description, cases.join("; ")].join(" ")}
          </li>
        ))}
      </ol>
      <h2 className="mt-6 text-h3">{deadlineSheet.bring}</h2>
      <ul className="mt-1">
        {(sheet.bring ?? deadlineSheet.papers).map((paper) => (
          <li key={paper} className="flex gap-3 py-1">
            <Icon name="box" className="mt-0.5" />
            {paper}
          </li>
        ))}
      </ul>
    </section>,
    document.body,
  );
}
