import type { OneSheet as Sheet } from "~/content/types";
import { OneSheet } from "./one-sheet";
import { Prose } from "./prose";

interface SheetPassageProps {
  paragraphs: readonly string[];
  sheet: Sheet;
}

/** A passage whose second paragraph speaks of a sheet: the sheet follows it, beside what comes next. */
export function SheetPassage({ paragraphs, sheet }: SheetPassageProps) {
  return (
    <div className="flow-root">
      <Prose paragraphs={paragraphs.slice(0, 2)} />
      <div className="my-6 md:float-right md:mt-1.5 md:ml-8 md:w-[20rem] lg:ml-10 lg:w-[24rem]">
        <OneSheet {...sheet} />
      </div>
      <Prose paragraphs={paragraphs.slice(2)} />
    </div>
  );
}
