import { type Box, intersection } from "./boxes";
import { type Clip, Clips, isForEars } from "./clips";

/** A line of words that are drawn on the page. */
export interface Line {
  text: Text;
  /** The element that the words stand in. */
  element: Element;
  /** The words it belongs to, for a message. */
  words: string;
  /** Where its letters are, without the room that a font keeps above and below them. */
  ink: Box;
  /** What of that is not cut off. */
  seen: Box;
  clip: Clip;
}

const unread = "script, style, noscript, template, select, textarea, title, desc";

/** All lines of the page, which is scrolled to its top: a place in the window is one on the page. */
export function readLines(clips = new Clips()): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const measure = measurer();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const words = text.data.replace(/\s+/g, " ").trim();
    const element = text.parentElement;
    if (!words || !element || element.closest(unread) || !isShown(element)) continue;
    const clip = clips.inside(element);
    if (isForEars(clip)) continue;
    for (const rect of rectsOf(text, element)) {
      const ink = measure(element, words, rect);
      const seen = intersection(ink, clip.box);
      lines.push({ text, element, words: shortened(words), ink, seen, clip });
    }
  }
  return lines;
}

/** Whether an element is drawn at all. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The first words of a text, for a message. */
export function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** A rectangle for each line; along a curve, where each letter is turned by itself, in each letter. */
function rectsOf(text: Text, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (!element.closest("textPath")) return [...range.getClientRects()].filter(isDrawn);
  return [...text.data].flatMap((_, index) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return [...range.getClientRects()].filter(isDrawn).map(middleOf);
  });
}

const isDrawn = ({ width, height }: DOMRect) => width >= 1 && height >= 1;

const middleOf = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(x + width / 4, y + height / 4, width / 2, height / 2);

/** Tells where the letters of a line are, from what the font says of their heights. */
function measurer() {
  const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const known = new Map<string, TextMetrics>();
  return (element: Element, words: string, rect: DOMRect): Box => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const key = `${font}|${words}`;
    let metrics = known.get(key);
    if (!metrics) {
      canvas.font = font;
      metrics = canvas.measureText(words);
      known.set(key, metrics);
    }
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = metrics;
    const scale = rect.height / (ascent + descent);
    const baseline = rect.top + ascent * scale;
    return {
      left: rect.left,
      right: rect.right,
      top: baseline - metrics.actualBoundingBoxAscent * scale,
      bottom: baseline + metrics.actualBoundingBoxDescent * scale,
    };
  };
}
