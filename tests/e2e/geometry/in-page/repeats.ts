import { type Line, shortened } from "./lines";

const sections = "section, article, nav, header, footer, aside, form";
/** Things of one kind, each with the same labels: an office's "Contact Us", a date, a category. */
const items = "li, tr, dl > div, figure, details";

/** A text of a label's length may stand in each item of a list; a sentence may not. */
const sentence = 40;

/** Cells of a table hold values, and sources are named as often as they are used. */
const repeatable = "td, th, cite, [aria-hidden=true]";

/** Texts that a reader meets twice within a section, or sentences twice within the page. */
export function repeats(lines: readonly Line[]): string[] {
  const read = lines.filter(({ element }) => !element.closest(repeatable));
  const blocks = [...Map.groupBy(read, ({ element }) => blockOf(element))].map(
    ([block, inside]) => ({ block, text: textOf(inside) }),
  );
  const same = Map.groupBy(blocks, ({ text }) => text.toLowerCase());
  return [...same.values()].flatMap((blocks) => {
    const [{ text } = { text: "" }] = blocks;
    if (text.length < 12 || !text.includes(" ")) return [];
    const again = blocks.filter(({ block }, at) =>
      blocks.slice(0, at).some((before) => clash(before.block, block, text)),
    );
    return again.length > 0 ? [`“${shortened(text)}” stands ${again.length + 1} times`] : [];
  });
}

/** The element whose lines a text takes part in: the closest one that is not part of a line itself. */
export function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

function textOf(lines: readonly Line[]): string {
  const texts = new Set(lines.map(({ text }) => text));
  return [...texts]
    .map(({ data }) => data)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

function clash(one: Element, other: Element, text: string): boolean {
  if (leadsTo(one, other) || leadsTo(other, one) || neverTogether(one, other)) return false;
  const isSentence = text.length >= sentence;
  const [item, otherItem] = [one.closest(items), other.closest(items)];
  const areLabels =
    item && otherItem && !item.contains(otherItem) && !otherItem.contains(item) && !isSentence;
  if (areLabels) return false;
  for (let around = one.parentElement; around; around = around.parentElement) {
    const counts = around.matches(sections) || (isSentence && around.matches("main"));
    if (counts && around.contains(other)) return true;
  }
  return false;
}

/** Of lines with one name, one is open at a time. */
function neverTogether(one: Element, other: Element): boolean {
  const [line, otherLine] = [one, other].map((element) =>
    element.closest<HTMLElement>("details[data-one-of]"),
  );
  const group = line?.dataset.oneOf;
  return Boolean(group) && line !== otherLine && group === otherLine?.dataset.oneOf;
}

/** A line of a list of contents repeats what it leads to. */
function leadsTo(one: Element, other: Element): boolean {
  const link = one.closest("a[href^='#']") ?? one.querySelector(":scope > a[href^='#']");
  const target = link && document.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`);
  return Boolean(target?.contains(other));
}
