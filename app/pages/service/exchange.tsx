import { Icon } from "~/app/design/icons";
import { PenNote } from "~/app/design/pen-note";
import { Prose } from "~/app/parts/passages/prose";
import { PenMarked } from "~/app/parts/pen-marked";
import type { Exchanged } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";

interface ExchangeProps {
  heading: string;
  intro: string;
  columns: { send: string; receive: string };
  rows: readonly Exchanged[];
  /** Written beside its heading. */
  note?: PenWords | undefined;
  /** Above both columns: who sends nothing. */
  warning?: string | undefined;
}

/** Each thing that the client sends beside what comes back for it, on a phone above it: a ledger on the firm's folder. */
export function Exchange({ heading, intro, columns, rows, note, warning }: ExchangeProps) {
  return (
    <section aria-label={heading} className="on-manila border-b-2 border-ink print:border-0">
      <div className="page-width py-8">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
          <div>
            <h2>{heading}</h2>
            {note && <PenNote className="screen-only mt-4 *:inline">{note}</PenNote>}
          </div>
          <div>
            <Prose paragraphs={warning ? [intro, warning] : [intro]} />
          </div>
        </div>
        <div className="on-paper mt-4 border-2 border-ink md:mt-6">
          <table className="w-full table-fixed hyphens-auto wrap-break-word text-left max-sm:block">
            <thead className="max-sm:block">
              <tr className="border-b border-ink max-sm:flex">
                {[columns.send, columns.receive].map((column, at) => (
                  <th
                    key={column}
                    scope="col"
                    className={`px-4 py-2 font-display leading-tight font-[620] text-balance md:px-6 ${at ? answer : ""}`}
                  >
                    {at > 0 && <Arrow />}
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map(({ send, receive, underlined }) => (
                <tr
                  key={send}
                  className="border-b border-feint align-top last:border-b-0 max-sm:block"
                >
                  <td className="px-4 py-2 text-pretty max-sm:block max-sm:pb-0 max-sm:font-semibold md:px-6">
                    {send}
                  </td>
                  <td className={`px-4 py-2 text-pretty md:px-6 ${answer}`}>
                    <Arrow />
                    <span>
                      <PenMarked underlined={underlined}>{receive}</PenMarked>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

/** Right of the red rule; on a phone after an arrow. */
const answer = "border-red max-sm:flex max-sm:gap-x-3 sm:border-l-2";

function Arrow() {
  return (
    <Icon
      name="arrow"
      className="mt-1 size-5 shrink-0 text-red forced-colors:text-[CanvasText] sm:hidden"
    />
  );
}
