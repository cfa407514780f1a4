import { blocksOf, inOneLine, type Line } from "./lines";
import { tell } from "./tell";

/** Cells of a table hold values, and sources are named as often as they are used. */
const repeatable = "td, th, cite, [aria-hidden=true]";
/** Things of one kind, each with the same labels: an office's "Contact Us", a date, a category. */
const items = "li, tr, dl > div, figure, details";
const sections = "section, nav, header, footer, aside, form";

/** Texts that a reader meets twice within a section, or sentences twice within the page. */
export function lookForRepeats(lines: readonly Line[]) {
  const blocks = blocksOf(lines.filter(({ element }) => !element.closest(repeatable)));
  const wordsOf = (texts: readonly Text[]) => inOneLine(texts.map(({ data }) => data).join(""));
  const same = Map.groupBy(blocks, ([, texts]) => wordsOf(texts).toLowerCase());
  for (const [words, all] of same) {
    if (words.length < 12 || !words.includes(" ")) continue;
    const clashes = all.some(([one], at) =>
      all.slice(at + 1).some(([other]) => clash(one, other, words.length >= 40)),
    );
    if (clashes) tell("twice", `“${words.slice(0, 60)}” stands there more than once`);
  }
}

function clash(one: Element, other: Element, isSentence: boolean): boolean {
  if (leadsTo(one, other) || leadsTo(other, one)) return false;
  // Of lines with one name, one is open at a time.
  const [line, otherLine] = [one.closest("details"), other.closest("details")];
  const group = line?.dataset.oneOf;
  if (group && line !== otherLine && group === otherLine?.dataset.oneOf) return false;
  // A label may stand in each item of a list; a sentence may not.
  const [item, otherItem] = [one.closest(items), other.closest(items)];
  const areApart = item && otherItem && !item.contains(otherItem) && !otherItem.contains(item);
  if (areApart && !isSentence) return false;
  // An article is a whole page, which has the number at its beginning and further down.
  const isNumber = one.matches("a[href^='tel:'], :has(> a[href^='tel:'])");
  const parts = `${sections}${isNumber ? "" : ", article"}${isSentence ? ", main" : ""}`;
  const around = [...document.querySelectorAll(parts)];
  return around.some((part) => part.contains(one) && part.contains(other));
}

/** A line of a list of contents repeats what it leads to. */
function leadsTo(one: Element, other: Element): boolean {
  const link = one.closest("a[href^='#']") ?? one.querySelector(":scope > a[href^='#']");
  const target = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
  // Its heading is what opens it.
  const part = target?.closest("details") ?? target;
  return Boolean(part?.contains(other));
}
