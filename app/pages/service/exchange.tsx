import type { ReactNode } from "react";

interface ExchangeProps {
  heading: string;
  columns: { send: string; receive: string };
  rows: readonly { send: string; receive: string }[];
  /** What stands under both columns. */
  children?: ReactNode;
}

/** What the client sends and what comes back for it: a two-column ledger on the firm's folder. */
export function Exchange({ heading, columns, rows, children }: ExchangeProps) {
  return (
    <section aria-label={heading} className="on-manila border-b-2 border-ink print:border-0">
      <h2 className="sr-only">{heading}</h2>
      <div className="page-width py-8 md:py-10">
        <div className="on-paper border-2 border-ink">
          <table className="w-full table-fixed max-sm:grid border-collapse hyphens-auto wrap-break-word text-left">
            <thead className="max-sm:contents">
              <tr className="border-b border-ink max-sm:contents">
                {[columns.send, columns.receive].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="w-1/2 py-3 align-bottom font-display text-h3 leading-tight font-[620] text-balance max-sm:w-full max-sm:border-b-2 max-sm:border-ink max-sm:px-4 max-sm:pt-5 max-sm:last:order-2 sm:px-3 md:px-6 md:text-h2 sm:last:border-l-2 sm:last:border-red"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:contents">
              {rows.map(({ send, receive }) => (
                <tr
                  key={send}
                  className="border-b border-feint align-top last:border-b-0 max-sm:contents"
                >
                  <td className="border-feint px-4 py-2.5 text-pretty max-sm:order-1 max-sm:border-b sm:px-3 md:px-6">
                    {send}
                  </td>
                  <td className="border-feint px-4 py-2.5 text-pretty max-sm:order-3 max-sm:border-b sm:border-l-2 sm:border-l-red sm:px-3 md:px-6">
                    {receive}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {children && <div className="mt-6 md:mt-8 md:*:grid-cols-3!">{children}</div>}
      </div>
    </section>
  );
}
