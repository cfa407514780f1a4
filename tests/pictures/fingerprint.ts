import { execFileSync } from "node:child_process";
import { findChromium } from "../../scripts/browser/chromium.ts";
import { findProgram, programs } from "../../scripts/programs/programs.ts";

/** What the look of a letter depends on, besides the site. */
export type Fingerprint = Record<string, string>;

/** What pages ask of the system: Chinese letters, and whatever has no font of the site's. */
const families = ["Noto Sans CJK SC", "sans-serif", "monospace"];

/** @returns this machine's browser, fonts and the program that turns a PDF into a picture */
export function takeFingerprint(): Fingerprint {
  const chromium = tell(findChromium() ?? "chromium", "--version");
  const fonts = families.map((family) => [
    `font for ${family}`,
    tell("fc-match", "-f", "%{family[0]} %{fontversion} %{antialias} %{hintstyle} %{rgba}", family),
  ]);
  return {
    // Its letters stay the same from one mend to the next.
    chromium: /(?<=Chrom\w+ )\d+/.exec(chromium)?.[0] ?? "unknown",
    pdftoppm: /[\d.]+/.exec(tell(findProgram(programs.pdftoppm), "-v"))?.[0] ?? "unknown",
    ...Object.fromEntries(fonts),
  };
}

/** What a program says of itself, on whichever stream; nothing if there is no such program. */
function tell(program: string, ...words: string[]): string {
  try {
    return execFileSync("sh", ["-c", '"$0" "$@" 2>&1', program, ...words], { encoding: "utf8" });
  } catch {
    return "";
  }
}
