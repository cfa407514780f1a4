interface ExchangeProps {
  heading: string;
  columns: { send: string; receive: string };
  rows: readonly { send: string; receive: string }[];
}

/** What the client sends and what comes back for it: a two-column ledger on the firm's folder. */
export function Exchange({ heading, columns, rows }: ExchangeProps) {
  return (
    <section aria-label={heading} className="on-manila border-b-2 border-ink print:border-0">
      <h2 className="sr-only">{heading}</h2>
      <div className="page-width py-10">
        <div className="on-paper border-2 border-ink pb-1.5">
          <table className="stacked-rows double-rule w-full table-fixed border-collapse hyphens-auto wrap-break-word text-left">
            <thead>
              <tr className="border-b border-ink">
                {[columns.send, columns.receive].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="w-1/2 py-3 align-bottom font-display text-base leading-tight font-[620] text-balance sm:px-3 md:px-6 md:text-h2 last:border-l-2 last:border-red"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ send, receive }) => (
                <tr
                  key={send}
                  className="border-b border-feint align-top last:border-b-0 max-sm:px-4"
                >
                  <td data-label={columns.send} className="py-2.5 sm:px-3 md:px-6">
                    {send}
                  </td>
                  <td
                    data-label={columns.receive}
                    className="border-red py-2.5 sm:border-l-2 sm:px-3 md:px-6"
                  >
                    {receive}
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
