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

/** On a phone: below what it answers, after an arrow like the one between the headings. */
const answers =
  "max-sm:relative max-sm:mt-1 max-sm:pl-11 max-sm:before:absolute max-sm:before:left-4 max-sm:before:text-red max-sm:before:content-['→'/'']";

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
        <div className="on-paper mt-5 border-2 border-ink md:mt-6">
          <table className="w-full table-fixed max-sm:block border-collapse hyphens-auto wrap-break-word text-left">
            <thead className="max-sm:block">
              <tr className="border-b border-ink max-sm:flex max-sm:border-b-2 max-sm:bg-manila-tint max-sm:py-3">
                {[columns.send, columns.receive].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="align-bottom font-display leading-tight font-[620] text-balance max-sm:first:pl-4 max-sm:last:pl-3 max-sm:last:before:mr-3 max-sm:last:before:text-red max-sm:last:before:content-['→'/''] sm:w-1/2 sm:px-3 sm:py-2.5 sm:last:border-l-2 sm:last:border-red md:px-6"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map(({ send, receive, underlined }) => (
                <tr
                  key={send}
                  className="border-b border-feint align-top last:border-b-0 max-sm:block max-sm:py-3"
                >
                  <td className="px-4 text-pretty max-sm:block max-sm:font-semibold sm:px-3 sm:py-2.5 md:px-6">
                    {send}
                  </td>
                  <td
                    className={`px-4 text-pretty max-sm:block sm:border-l-2 sm:border-l-red sm:px-3 sm:py-2.5 md:px-6 ${answers}`}
                  >
                    <PenMarked underlined={underlined}>{receive}</PenMarked>
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
