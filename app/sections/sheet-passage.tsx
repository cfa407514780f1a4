import type { OneSheet as Sheet } from "~/content/types";
import { OneSheet } from "./one-sheet";
import { Prose } from "./prose";

interface SheetPassageProps {
  paragraphs: readonly string[];
  sheet: Sheet;
}

/** A passage whose second paragraph speaks of a sheet, which follows it. */
export function SheetPassage({ paragraphs, sheet }: SheetPassageProps) {
  return (
    <>
      <Prose paragraphs={paragraphs.slice(0, 2)} />
      <div className="my-8 max-w-text">
        <OneSheet {...sheet} />
      </div>
      <Prose paragraphs={paragraphs.slice(2)} />
    </>
  );
}
