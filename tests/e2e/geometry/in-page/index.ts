import { nameless, tabs } from "./edges";
import { type Line, layFlat, readLines, toTop } from "./lines";
import { repeats } from "./repeats";
import { covered, cut, overlaps, sightOf } from "./sight";
import { broken, measure, parted, sizes, stubs, typeset } from "./type";

/*
 * What is asked of a page, in the page. Each check tells what is wrong in words; nothing to tell, and
 * the page is right. `tests/e2e/geometry/look.ts` carries them there.
 */
function checksOf(lines: readonly Line[]) {
  const sights = once(() => {
    const seen = new Map(lines.map((line) => [line, sightOf(line)]));
    toTop();
    return seen;
  });
  const blocks = once(() => typeset(lines));
  return {
    twice: () => repeats(lines),
    cut: () => cut(sights()),
    covered: () => covered(sights()),
    overlap: () => overlaps(sights()),
    tab: tabs,
    table: nameless,
    broken,
    parted: () => parted(blocks()),
    stub: () => stubs(blocks()),
    measure: () => measure(blocks()),
    sizes: () => sizes(lines),
  };
}

/** What several checks ask for, found out when the first does. */
function once<Found>(find: () => Found): () => Found {
  let found: Found | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

export type Check = keyof ReturnType<typeof checksOf>;

/**
 * @returns what these checks find, or all of them, each with its name; and whatever is written in the page's
 *   own part and its footer, where a table's head may become labels
 */
export function read(wanted?: readonly Check[]): { wrong: string[]; words: string[] } {
  const restore = layFlat();
  const lines = readLines();
  const checks = checksOf(lines);
  const wrong = (wanted ?? (Object.keys(checks) as Check[])).flatMap((name) =>
    checks[name]().map((what) => `${name}: ${what}`),
  );
  restore();
  const own = lines.filter(
    ({ element }) => element.closest("main, footer") && !element.closest("thead"),
  );
  return { wrong, words: [...new Set(own.map(({ text }) => text.data.trim()))] };
}

/** Opens whatever is folded, all at once. */
export function unfold() {
  for (const details of document.querySelectorAll("details")) {
    details.dataset.oneOf = details.name;
    details.removeAttribute("name");
    details.open = true;
  }
}

/** Spaces the text out as far as WCAG 1.4.12 wants a page to bear. */
export function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    p { margin-bottom: 2em !important }
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`);
  document.adoptedStyleSheets.push(sheet);
}
