import type { OneSheet as Sheet } from "~/content/types";
import { OneSheet } from "./one-sheet";
import { Prose } from "./prose";

interface SheetPassageProps {
  paragraphs: readonly string[];
  sheet: Sheet;
}

/** A passage of which the second paragraph speaks of a sheet: the sheet lies beside what follows. */
export function SheetPassage({ paragraphs, sheet }: SheetPassageProps) {
  return (
    <div className="flow-root">
      <Prose paragraphs={paragraphs.slice(0, 1)} />
      <div className="my-6 max-w-[26rem] lg:float-right lg:mt-1 lg:ml-10 lg:w-[24rem] print:float-right print:mt-1 print:ml-8 print:w-[24rem]">
        <OneSheet {...sheet} />
      </div>
      <Prose paragraphs={paragraphs.slice(1)} />
    </div>
  );
}
