import { useId } from "react";
import { Words } from "~/app/design/words";
import { written } from "~/words/facts/written";
import type { RangeFact, RangesSection } from "~/words/services/service-page";
import { type FigureRange, RangeAxis, RangeBar } from "./range-drawings";

type RangeTableProps = Pick<RangesSection, "caption" | "columns" | "rows" | "scale" | "notes">;

/** A table whose figures stand beside their bars, all on one scale of feint squares. */
export function RangeTable({ caption, columns, rows, scale, notes }: RangeTableProps) {
  const ranges = rows.flatMap(({ figures }) => figures.map(({ fact }) => rangeOf(fact)));
  const furthest = ranges.reduce((one, other) => (other.to > one.to ? other : one));
  const labelled = columns.length === 3;
  const on = { scale, furthest, squares: useId() };
  return (
    <>
      <table className="double-rule list-rule w-full table-fixed text-left max-lg:block">
        <caption className="pb-3 text-left text-balance text-small text-ink-2 max-lg:block">
          {caption}
        </caption>
        <thead className="text-small max-lg:block">
          <tr className="border-b border-ink max-lg:block">
            {columns.slice(0, -1).map((column) => (
              <th
                key={column}
                scope="col"
                className={`${labelled ? "w-1/4" : "w-2/5"} py-2 pr-4 font-semibold max-lg:sr-only`}
              >
                {column}
              </th>
            ))}
            <th scope="col" className="relative py-2 font-semibold max-lg:block">
              <span className="block max-w-28 max-lg:sr-only">{columns.at(-1)}</span>
              <RangeAxis {...on} />
            </th>
          </tr>
        </thead>
        {rows.map(({ heading, figures }) => (
          <tbody key={heading} className="border-b border-rule last:border-b-0 max-lg:block">
            {figures.map(({ label, before, fact }, index) => (
              <tr key={fact.id} className="align-top max-lg:block max-lg:py-2">
                {index === 0 && (
                  <th
                    scope={label ? "rowgroup" : "row"}
                    rowSpan={figures.length}
                    className={`py-1 pr-4 font-semibold text-balance ${labelled ? "max-lg:block" : "max-lg:float-left"}`}
                  >
                    {heading}
                  </th>
                )}
                {label && (
                  <th scope="row" className="py-1 pr-4 font-normal max-lg:float-left">
                    {label}
                  </th>
                )}
                <td className="relative border-feint py-1 max-lg:block max-lg:text-right lg:border-b">
                  <span className="tabular-nums">
                    {before && `${before} `}
                    {written(fact.value)}
                  </span>
                  <RangeBar {...on} range={rangeOf(fact)} isSecond={index === 1} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <ul className="mt-2 max-w-text text-small text-ink-2">
        {notes.map((note) => (
          <li key={note} className="py-1">
            <Words>{note}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}

function rangeOf({ value }: RangeFact): FigureRange {
  if (value.unit === "percent") return { from: value.from, to: value.to, unit: "%" };
  return { from: 0, to: value.count, unit: ` ${value.unit}s` };
}
