/** What can be wrong: the word that a message begins with. */
export type Check = OfPlaces | OfWords;
type OfPlaces = "overlap" | "covered" | "cut" | "tab" | "table";
type OfWords = "twice" | "broken" | "parted" | "measure";

/** What is wrong with the page, in words. It begins empty: each look brings this code into the page anew. */
export const found = new Set<string>();

/** Says what a check has found. */
export const tell = (check: Check, what: string) => found.add(`${check}: ${what}`);

/** A line of words that are drawn on the page. */
export interface Line {
  text: Text;
  /** The element that the words stand in. */
  element: Element;
  /** The first words of the text that it is a part of, for a message. */
  words: string;
  /** Where its letters are, without their tails and the room that a font keeps above them. */
  ink: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

/** Along a curve each letter is turned by itself; what is drawn as a letter may be cropped like a picture. */
const unread =
  "script, style, noscript, template, select, textarea, title, desc, textPath, [data-drawing] [aria-hidden=true], [data-drawing][aria-hidden=true], [data-printed], svg[aria-hidden=true] foreignObject";

const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;

/** All lines of the page, which is laid flat: a place in the window is one on the page. */
export function readLines(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const words = inOneLine(text.data).slice(0, 60);
    const element = text.parentElement;
    if (!words || !element || element.closest(unread) || !isShown(element)) continue;
    const size = measured(text.data.trim(), element);
    const above = size.fontBoundingBoxAscent - size.actualBoundingBoxAscent;
    const rects = rectsOf(text, text.data.search(/\S/), text.data.trimEnd().length);
    for (const { left, right, top, bottom } of rects) {
      const ink = { left, right, top: top + above, bottom: bottom - size.fontBoundingBoxDescent };
      if (right - left >= 1) lines.push({ text, element, words, ink });
    }
  }
  return lines;
}

/** What letters measure in an element's font. */
export function measured(letters: string, element: Element): TextMetrics {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText(letters);
}

/** Where a part of a text is drawn, line by line. */
export function rectsOf(text: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

/** The texts of these lines by the element whose lines they make up: the closest one that is not part of a line itself. */
export function blocksOf(lines: readonly Line[]): Map<Element, Text[]> {
  return Map.groupBy(new Set(lines.map(({ text }) => text)), blockOf);
}

/** The element whose lines a text is a part of. */
export function blockOf({ parentElement }: Text): Element {
  let block = parentElement as Element;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

/** Whether an element is drawn at all, and not for screen readers alone. */
export function isShown(element: Element): boolean {
  const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isDrawn && !element.closest("[data-for-ears]");
}

/** The elements of a kind that are shown. */
export const shown = <E extends Element = HTMLElement>(selector: string): E[] =>
  [...document.querySelectorAll<E>(selector)].filter(isShown);

/** A text as it is read: each run of spaces is one. */
export const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A length of a computed style; 0 for a word such as `normal`. */
export const pixels = (length: string) => Number.parseFloat(length) || 0;
