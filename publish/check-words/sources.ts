import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { readText } from "./read-text.ts";

/** Where the words of the site are. */
const contentFolder = fileURLToPath(new URL("../../words/", import.meta.url));

/** A file of words. */
export interface Source {
  /** Relative to the content's folder. */
  file: string;
  text: string;
}

/** What is wrong with a file of words, and where. */
export interface Finding {
  /** From the project's folder. */
  file: string;
  line: number;
  problem: string;
}

/** @returns every file of our words: not the tax facts, which are figures */
export function readSources(): Source[] {
  return readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$|^blog\/.*\.md$/.test(file))
    .filter((file) => !file.startsWith("facts/"))
    .map((file) => ({ file, text: readText(join(contentFolder, file)) }));
}

/** @returns a finding at a place in the text of a file of words, counted in characters, with its line */
export function findingAt({ file, text }: Source, index: number, problem: string): Finding {
  return { file: posix.join("words", file), line: lineAt(text, index), problem };
}

/** @returns the line in which a place of a text is */
export const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;
