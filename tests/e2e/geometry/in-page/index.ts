import { crossed, holed, nameless, tabs } from "./edges";
import { type Line, layFlat, readLines, toTop } from "./lines";
import { repeats } from "./repeats";
import { covered, cut, overlaps, sightOf } from "./sight";
import { broken, measure, parted, sizes, stubs, typeset } from "./type";

/*
 * What is asked of a page, in the page. Each check tells what is wrong in words; nothing to tell, and
 * the page is right. `tests/e2e/geometry/look.ts` carries them there.
 */
function findAll(lines: readonly Line[]) {
  // From the top down, so that the page is scrolled once.
  const downwards = lines.toSorted((one, other) => one.ink.top - other.ink.top);
  const sights = new Map(downwards.map((line) => [line, sightOf(line)]));
  toTop();
  const blocks = typeset(lines);
  return {
    twice: repeats(lines),
    cut: cut(sights),
    covered: covered(sights),
    overlap: overlaps(sights),
    tab: tabs(),
    hole: holed(lines),
    plus: crossed(lines),
    table: nameless(),
    broken: broken(blocks),
    parted: parted(blocks),
    stub: stubs(blocks),
    measure: measure(blocks),
    sizes: sizes(lines),
  };
}

export type Check = keyof ReturnType<typeof findAll>;

/**
 * @returns what the checks find, each with its name; and whatever is written in the page's own part and its
 *   footer, where a table's head may become labels
 */
export function read(): { wrong: string[]; words: string[] } {
  const restore = layFlat();
  const lines = readLines();
  const found = Object.entries(findAll(lines));
  restore();
  const own = lines.filter(
    ({ element }) => element.closest("main, footer") && !element.closest("thead"),
  );
  return {
    wrong: found.flatMap(([name, all]) => all.map((what) => `${name}: ${what}`)),
    words: [...new Set(own.map(({ text }) => text.data.trim()))],
  };
}
