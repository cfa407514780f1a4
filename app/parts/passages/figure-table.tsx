import { print } from "~/words/say";
import type { TableSection } from "~/words/services/service-page";
import { columnClasses } from "./is-figure";

interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: TableSection["rows"];
  note?: string;
}

/** A table of figures on feint lines; on a narrow screen each row becomes labels and values. */
export function FigureTable({ caption, columns, rows, note }: FigureTableProps) {
  const classes = columns.map((_, at) =>
    at === 0 ? "" : columnClasses(rows.map((row) => print(row[at] ?? ""))),
  );
  return (
    <>
      <table className="stacked-rows double-rule list-rule w-full text-left">
        <caption className="pb-3 text-left text-small text-ink-2">{caption}</caption>
        <thead>
          <tr className="border-b border-ink">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pr-4 text-small font-semibold ${classes[index]}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading = "", ...cells]) => (
            <tr key={print(heading)} className="border-b border-feint align-top last:border-b-0">
              <th scope="row" className="py-2 pr-4 font-semibold">
                {print(heading)}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-label={columns[index + 1]}
                  className={`py-2 pr-4 ${classes[index + 1]}`}
                >
                  {print(cell)}
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
