import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { BadValue } from "../../firm/bad-values.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));

/**
 * @returns the text of a file that an owner has written
 * @throws BadValue if its letters would be printed as �, for it is saved otherwise than as UTF-8
 */
export function readText(path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BadValue(`${relative(project, path)} is not saved as UTF-8: save it so`);
  }
}
