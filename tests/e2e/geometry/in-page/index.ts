import { lookAtGrounds } from "./grounds";
import { found, readLines, shown } from "./lines";
import { lookAtLeaves, lookAtTables, lookAtTabs } from "./places";
import { lookAtCallBar, lookAtLines, lookAtWidths, lookForOverlaps } from "./sight";
import { lookAtType, lookForRepeats } from "./words";

/** In a page: what is wrong with it as it is now, what is written in its own part and its footer, and how many drawings of words are seen. */
export function read() {
  layFlat();
  const lines = readLines();
  const seen = lookAtLines(lines);
  toTop();
  lookAtWidths();
  lookForOverlaps(seen);
  lookAtLeaves(seen);
  lookAtTabs();
  lookAtTables();
  lookForRepeats(lines);
  lookAtType(lines);
  document.adoptedStyleSheets.pop();
  // A table's heads may become labels.
  const own = lines.filter(
    ({ element }) => element.closest("main, footer") && !element.closest("thead"),
  );
  const words = [...new Set(own.map(({ text }) => text.data.trim()))];
  return { wrong: [...found], words, drawings: shown("main [data-drawing]").length };
}

/** In a page in forced colours: what is wrong with the grounds of its words. */
export function readGrounds(): string[] {
  layFlat();
  lookAtGrounds(readLines());
  document.adoptedStyleSheets.pop();
  return [...found];
}

/**
 * Lays the page out flat, from its top: what sticks to the window is where the page has it, what is turned
 * is straight, so that a rectangle around words holds nothing but them. Marks what is for ears alone.
 */
function layFlat() {
  for (const element of document.querySelectorAll("body *")) {
    const { position, clipPath, overflow, overflowY, width } = getComputedStyle(element);
    const isSmall = overflow === "hidden" && width === "1px";
    const isSkipLink = element.matches("a[href='#main']:not(:focus)");
    const isForEars = isSmall || isSkipLink || clipPath.startsWith("inset(50%");
    const isLonger = element.scrollHeight > element.clientHeight;
    element.toggleAttribute("data-for-ears", isForEars);
    element.toggleAttribute("data-sticky", position === "sticky");
    element.toggleAttribute("data-scrolls", isLonger && /auto|scroll/.test(overflowY));
  }
  const flat = new CSSStyleSheet();
  flat.replaceSync("* { rotate: none !important; pointer-events: auto !important }");
  document.adoptedStyleSheets.push(flat);
  // As long as it stays there.
  lookAtCallBar();
  flat.insertRule("[data-sticky] { position: relative !important; inset: auto !important }");
  toTop();
}

const toTop = () => scrollTo({ top: 0, behavior: "instant" });
