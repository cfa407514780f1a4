import { blockOf, type Line } from "./lines";

const sections = "section, nav, header, footer, aside, form";
/** Things of one kind, each with the same labels: an office's "Contact Us", a date, a category. */
const items = "li, tr, dl > div, figure, details";
/** A text of a label's length may stand in each item of a list; a sentence may not. */
const sentence = 40;
/** Cells of a table hold values, and sources are named as often as they are used. */
const repeatable = "td, th, cite, [aria-hidden=true]";

/** Texts that a reader meets twice within a section, or sentences twice within the page. */
export function repeats(lines: readonly Line[]): string[] {
  const read = lines.filter(({ element }) => !element.closest(repeatable));
  const texts = new Set(read.map(({ text }) => text));
  const wordsOf = (own: readonly Text[]) => own.map(({ data }) => data).join("");
  const blocks = [...Map.groupBy(texts, blockOf)].map(([block, own]) => {
    return { block, words: wordsOf(own).replace(/\s+/g, " ").trim() };
  });
  const same = Map.groupBy(blocks, ({ words }) => words.toLowerCase());
  return [...same].flatMap(([words, all]) => {
    if (words.length < 12 || !words.includes(" ")) return [];
    const again = all.filter(({ block }, at) =>
      all.slice(0, at).some((before) => clash(before.block, block, words.length)),
    );
    return again.length > 0 ? [`“${words.slice(0, 60)}” stands ${again.length + 1} times`] : [];
  });
}

function clash(one: Element, other: Element, length: number): boolean {
  if (leadsTo(one, other) || leadsTo(other, one) || neverTogether(one, other)) return false;
  const isSentence = length >= sentence;
  const [item, otherItem] = [one.closest(items), other.closest(items)];
  const areApart = item && otherItem && !item.contains(otherItem) && !otherItem.contains(item);
  if (areApart && !isSentence) return false;
  // An article is a whole page, which has the number at its beginning and further down.
  const isNumber = one.matches("a[href^='tel:'], :has(> a[href^='tel:'])");
  for (let around = one.parentElement; around; around = around.parentElement) {
    const counts =
      around.matches(sections) ||
      (!isNumber && around.matches("article")) ||
      (isSentence && around.matches("main"));
    if (counts && around.contains(other)) return true;
  }
  return false;
}

/** Of lines with one name, one is open at a time. */
function neverTogether(one: Element, other: Element): boolean {
  const [line, otherLine] = [one, other].map((element) => element.closest("details"));
  const group = line?.dataset.oneOf;
  return Boolean(group) && line !== otherLine && group === otherLine?.dataset.oneOf;
}

/** A line of a list of contents repeats what it leads to. */
function leadsTo(one: Element, other: Element): boolean {
  const link = one.closest("a[href^='#']") ?? one.querySelector(":scope > a[href^='#']");
  const target = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  return Boolean(target?.contains(other));
}
