import { keepUnits } from "../../../../app/design/typeset/keep-units";
import { blocksOf, inOneLine, type Line, pixels, rectsOf, tell } from "./lines";

/** Cells of a table hold values, sources are named as often as they are used, and a list of contents repeats what it leads to. */
const repeatable = "td, th, cite, [aria-hidden=true], a[href^='#'], article a[href^='tel:']";
/** Things of one kind, each with the same labels: an office's "Contact Us", a date, a category. */
const items = "li, tr, dl > div, figure, details";
const sections = "section, nav, header, footer, aside, form, article";

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

/** A label may stand in each item of a list; a sentence in lines of which one is open at a time. */
function clash(one: Element, other: Element, isSentence: boolean): boolean {
  const [item, otherItem] = [one, other].map((it) =>
    it.closest<HTMLElement>(isSentence ? "details" : items),
  );
  const areApart = item && otherItem && !item.contains(otherItem) && !otherItem.contains(item);
  const group = item?.dataset.oneOf;
  if (areApart && (!isSentence || (group && group === otherItem.dataset.oneOf))) return false;
  const around = [...document.querySelectorAll(isSentence ? `${sections}, main` : sections)];
  return around.some((part) => part.contains(one) && part.contains(other));
}

/** Looks at how words are set: what a line may part, what it has torn, and whether its lines can be followed. */
export function lookAtType(lines: readonly Line[]) {
  for (const link of document.querySelectorAll('a[href^="tel:"]'))
    if (link.getClientRects().length > 1) tell("broken", `“${link.textContent}” goes over lines`);

  const html = lines.filter(({ element }) => element instanceof HTMLElement);
  for (const [block, texts] of blocksOf(html)) {
    const words = texts.map(({ data }) => data).join("");
    if (keepUnits(words) !== words)
      tell("parted", `a number and what it counts in “${inOneLine(words)}” may part`);
    const { fontSize, hyphens } = getComputedStyle(block);
    if (block.closest("h1, h2, h3, h4, h5") && hyphens !== "auto")
      for (const word of texts.flatMap(tornWords)) tell("broken", `“${word}” goes over lines`);
    if (!block.matches("main p") || words.length < 200 || innerWidth < 640) continue;
    const rects = texts.flatMap((text) => rectsOf(text, 0, text.length));
    const em = Math.max(...rects.map(({ width }) => width)) / pixels(fontSize);
    if (em > 38 || block.clientWidth < 9 * pixels(fontSize))
      tell("measure", `“${words.slice(0, 60)}” has lines of ${Math.round(em)} em`);
  }
}

/** Words over two lines without a hyphen, or with one that is no place to break so short a word: "First- / tier". */
function tornWords(text: Text): string[] {
  const words = [...text.data.matchAll(/[^\s\u200b]+/g)];
  const torn = words.filter(({ 0: word, index }) => {
    const rects = rectsOf(text, index, index + word.length);
    const isShort = !word.includes("-") || word.length <= 13;
    return isShort && new Set(rects.map(({ top }) => top)).size > 1;
  });
  return torn.map(([word]) => word);
}
