import { openings } from "~/firm/firm-details";
import { openState } from "~/firm/opening-hours";
import { answerWords } from "~/words/deadlines/deadline-answers";
import type { Deadline } from "~/words/types";

/** @returns whether the firm is open at this moment, and the line that says it */
export function openNow() {
  return openState(openings, new Date());
}

/** While the firm is closed: when it opens, and what may be sent without it. */
export function WhileClosed({ tonight }: { tonight: Deadline["tonight"] }) {
  const { open, text } = openNow();
  if (open) return null;
  return (
    <div className="mt-4 border-l-4 border-marker pl-3">
      <p className="font-semibold">{answerWords.closed(`${text}.`)}</p>
      {tonight && (
        <>
          <p className="mt-2">{tonight.before ?? answerWords.tonight}</p>
          <ul className="mt-1">
            {tonight.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2">
            <strong>{answerWords.tonightWhere}</strong> {tonight.where}
          </p>
        </>
      )}
    </div>
  );
}
