import { isFigure } from "~/lib/is-figure";

interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
}

/** A table of figures on feint lines; on a narrow screen each row becomes labels and values. */
export function FigureTable({ caption, columns, rows, note }: FigureTableProps) {
  return (
    <>
      <table className="stacked-rows double-rule w-full border-collapse border-t-2 border-t-ink text-left text-[1rem]">
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
              <th scope="row" className="font-semibold sm:py-2.5 sm:pr-5">
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-label={columns[index + 1]}
                  className={`sm:py-2.5 sm:pr-5 ${isFigure(cell) ? "tabular-nums" : ""}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-3 max-w-text text-small text-ink-2">{note}</p>}
    </>
  );
}
