import { answerWords } from "~/words/deadlines/deadline-answers";
import type { Deadline } from "~/words/types";

/** While the firm is closed: when it opens, and what may be sent without it. */
export function WhileClosed({ opens, tonight }: { opens: string; tonight: Deadline["tonight"] }) {
  return (
    <div className="mt-4 border-l-4 border-marker pl-3">
      <p className="font-semibold">{answerWords.closed(`${opens}.`)}</p>
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
