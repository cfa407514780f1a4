import { FoldList } from "~/app/parts/fold-list";
import { FigureTable } from "~/app/parts/passages/figure-table";
import { Prose } from "~/app/parts/passages/prose";
import type { TableSection, WaysMapWords } from "~/words/services/service-page";
import { WaysMap } from "./ways-map";

/** A sheet of its own across the screen: the ways as a map, the warning at its place, and the table that compares them. */
export function WaysSpread({ map, note, ...table }: TableSection & { map: WaysMapWords }) {
  return (
    <section className="border-y-2 border-ink bg-sheet [--ground:var(--sheet)] print:border-0">
      <div className="page-width py-8">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
          <h2>{table.heading}</h2>
          <p>{table.intro}</p>
        </div>
        <div className="mt-8">
          <WaysMap {...map} warning={note} />
        </div>
        <div className="mt-8">
          <FoldList
            folds={[
              { heading: map.compare, body: <FigureTable {...table} /> },
              { heading: map.beside.title, body: <Prose paragraphs={[map.beside.description]} /> },
            ]}
            level={3}
          />
        </div>
      </div>
    </section>
  );
}
