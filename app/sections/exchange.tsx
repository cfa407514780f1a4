import { Section } from "./section";

interface ExchangeProps {
  heading: string;
  columns: { send: string; receive: string };
  rows: readonly { send: string; receive: string }[];
}

/** What the client sends and what comes back for it, as a two-column ledger. */
export function Exchange({ heading, columns, rows }: ExchangeProps) {
  return (
    <Section heading={heading} unseen>
      <table className="double-rule w-full table-fixed border-collapse hyphens-auto wrap-break-word border-t-2 border-t-ink bg-sheet text-left">
        <thead>
          <tr className="border-b border-ink">
            {[columns.send, columns.receive].map((column) => (
              <th
                key={column}
                scope="col"
                className="w-1/2 px-2 py-3 align-bottom font-display text-[1.1875rem] leading-tight font-[620] text-balance sm:px-3 md:text-side last:border-l-2 last:border-red md:px-6"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ send, receive }) => (
            <tr key={send} className="border-b border-feint align-top last:border-b-0">
              <td className="px-2 py-3 sm:px-3 md:px-6">{send}</td>
              <td className="border-l-2 border-red px-2 py-3 sm:px-3 md:px-6">{receive}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
