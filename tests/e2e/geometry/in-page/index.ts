import { faint, hideLetters, type Letters, readLetters } from "./contrast";
import { pinned, rings, targets } from "./controls";
import { broken, cells, cut, wide } from "./edges";
import { layFlat } from "./flat";
import { letters } from "./letters";
import { type Line, readLines } from "./lines";
import { motifs } from "./motifs";
import { covered, overlaps } from "./overlaps";
import { repeats } from "./repeats";
import { tabs } from "./tabs";

/*
 * What is asked of a page, in the page. Each check tells what is wrong in words; nothing to tell, and
 * the page is right. `tests/e2e/geometry/look.ts` carries them there.
 */

/** Everything that can be told from where things are and how they are styled. */
export function look(motifNames: readonly string[]): string[] {
  return flat((lines) => ({
    twice: repeats(lines),
    overlap: overlaps(lines),
    cut: cut(lines),
    wide: wide(lines),
    broken: broken(),
    table: cells(lines),
    letters: letters(lines),
    motif: motifs(motifNames),
    tab: tabs(),
    target: targets(),
    pinned: pinned(lines),
    ring: rings(),
    covered: covered(lines),
  }));
}

/** Whether any words are lost; quicker, for where nothing else is to be feared. */
export function lost(): string[] {
  return flat((lines) => ({ cut: cut(lines) }));
}

/** Whether letters are as the stylesheet has them, and none lie on others. */
export function typeset(): string[] {
  return flat((lines) => ({ overlap: overlaps(lines), letters: letters(lines) }));
}

function flat(check: (lines: readonly Line[]) => Record<string, string[]>): string[] {
  const restore = layFlat();
  const found = Object.entries(check(readLines()));
  restore();
  return found.flatMap(([name, all]) => all.map((what) => `${name}: ${what}`));
}

/** Spaces the text out as far as WCAG 1.4.12 wants a page to bear. */
export function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens whatever is folded, all at once. */
export function unfold() {
  for (const details of document.querySelectorAll("details")) {
    details.dataset.oneOf = details.name;
    details.removeAttribute("name");
    details.open = true;
  }
}

/**
 * Whatever is written in the page's own part and its footer, cut off or not. A table's head may
 * become labels, of which `cells` tells.
 */
export function words(): string[] {
  const own = readLines().filter(({ element }) => element.closest("main, footer"));
  const read = own.filter(({ element }) => !element.closest("thead"));
  return [...new Set(read.map(({ text }) => text.data.trim()))];
}

let bringBack: (() => void)[] = [];
let shown: Letters[] = [];

/** Makes the page ready for a picture that shows what is behind its words. */
export function hideWords() {
  const restore = layFlat();
  shown = readLetters(readLines());
  bringBack = [hideLetters(), restore];
}

/**
 * Lines that can hardly be read before what is painted behind them. Brings the words back.
 *
 * @param picture the whole page after `hideWords`, one pixel for each of the page's: a PNG in base64
 */
export function faintWords(picture: string): Promise<string[]> {
  for (const restore of bringBack) restore();
  return faint(shown, picture);
}
