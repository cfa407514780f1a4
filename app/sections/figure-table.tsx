interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
}

/** A table of figures on feint lines; on a narrow screen it scrolls by itself. */
export function FigureTable({ caption, columns, rows, note }: FigureTableProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section aria-label={caption} tabIndex={0} className="scroll-cue">
        <table
          className={`double-rule w-full ${columns.length > 2 ? "min-w-[30rem]" : ""} border-collapse border-t-2 border-t-ink text-left tabular-nums max-sm:text-[1rem]`}
        >
          <caption className="pb-3 text-left text-small text-ink-2">{caption}</caption>
          <thead>
            <tr className="border-b border-ink">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 pr-5 text-small font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading, ...cells]) => (
              <tr key={heading} className="border-b border-feint align-top last:border-b-0">
                <th scope="row" className="py-2.5 pr-5 font-semibold">
                  {heading}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-2.5 pr-5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className="mt-3 max-w-text text-small text-ink-2">{note}</p>}
    </>
  );
}
