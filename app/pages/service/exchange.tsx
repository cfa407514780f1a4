import type { ReactNode } from "react";

interface ExchangeProps {
  heading: string;
  columns: { send: string; receive: string };
  rows: readonly { send: string; receive: string }[];
  /** What stands under both columns. */
  children?: ReactNode;
}

/** Each thing that the client sends beside what comes back for it, on a phone above it, under one heading: a ledger on the firm's folder. */
export function Exchange({ heading, columns, rows, children }: ExchangeProps) {
  return (
    <section aria-label={heading} className="on-manila border-b-2 border-ink print:border-0">
      <div className="page-width py-8 md:py-10">
        <h2 className="mb-3 text-h3 sm:sr-only">{heading}</h2>
        <div className="on-paper border-2 border-ink">
          <table className="w-full table-fixed max-sm:block border-collapse hyphens-auto wrap-break-word text-left">
            <thead className="max-sm:sr-only">
              <tr className="border-b border-ink">
                {[columns.send, columns.receive].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="w-1/2 px-3 py-3 align-bottom font-display text-h3 leading-tight font-[620] text-balance last:border-l-2 last:border-red md:px-6 md:text-h2"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map(({ send, receive }, index) => (
                <tr
                  key={send}
                  className="border-b border-feint align-top last:border-b-0 max-sm:block max-sm:py-3"
                >
                  <td className="px-4 text-pretty max-sm:block max-sm:font-semibold sm:px-3 sm:py-2.5 md:px-6">
                    {send}
                  </td>
                  <td className="px-4 text-pretty max-sm:relative max-sm:mt-1 max-sm:block max-sm:pl-11 max-sm:before:absolute max-sm:before:left-4 max-sm:before:text-red max-sm:before:content-['→'/''] sm:border-l-2 sm:border-l-red sm:px-3 sm:py-2.5 md:px-6">
                    {index === 0 && (
                      <span
                        aria-hidden="true"
                        className="block text-small leading-snug text-ink-2 sm:hidden"
                      >
                        {columns.receive}
                      </span>
                    )}
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
