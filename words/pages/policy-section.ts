import type { PenMarks, PenWords } from "~/words/types";

/** A passage of a page of plain text, such as the privacy policy. */
export interface PolicySection {
  id: string;
  heading: string;
  /** What it comes to, in one short and plain sentence before its parts; and what is to be added. */
  plain?: string;
  more?: string;
  /** The words of that which lead further down, and what the pen writes beside them. */
  marked?: { words: string; href: string; note: PenWords };
  /** What the pen writes below its heading. */
  note?: PenWords;
  /** Where a letter about it goes, line by line. */
  label?: readonly string[];
  parts: readonly (PenMarks & {
    heading?: string;
    /** In plain words, what is found under that heading; the pen marks words of it. */
    about?: string;
    paragraphs: readonly string[];
    points?: readonly string[];
  })[];
}
