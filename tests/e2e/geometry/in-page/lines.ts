/** A line of words that are drawn on the page. */
export interface Line {
  text: Text;
  /** The element that the words stand in. */
  element: Element;
  /** The first words of the text that it is a part of, for a message. */
  words: string;
  /** Where its letters are, without their tails and the room that a font keeps above them. */
  ink: Record<"left" | "right" | "top" | "bottom", number>;
}

/** Along a curve each letter is turned by itself; what is drawn as a letter may be cropped like a picture. */
const unread =
  "script, style, noscript, template, select, textarea, title, desc, textPath, [data-drawing] [aria-hidden=true], [data-drawing][aria-hidden=true], [data-printed], svg[aria-hidden=true] foreignObject";

/** All lines of the page, which is laid flat: a place in the window is one on the page. */
export function readLines(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const words = text.data.replace(/\s+/g, " ").trim().slice(0, 60);
    const element = text.parentElement;
    if (!words || !element || element.closest(unread) || !isShown(element)) continue;
    range.setStart(text, text.data.search(/\S/));
    range.setEnd(text, text.data.trimEnd().length);
    const room = roomAround(text.data.trim(), element);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const ink = { left, right, top: top + room.above, bottom: bottom - room.below };
      if (right - left >= 1) lines.push({ text, element, words, ink });
    }
  }
  return lines;
}

export const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;

/** The room that a font keeps above the highest of these letters, and below their line, in pixels. */
function roomAround(letters: string, element: Element) {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const size = canvas.measureText(letters);
  const above = size.fontBoundingBoxAscent - size.actualBoundingBoxAscent;
  return { above, below: size.fontBoundingBoxDescent };
}

/** Whether an element is drawn at all, and not for screen readers alone. */
export function isShown(element: Element): boolean {
  const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isDrawn && !element.closest("[data-for-ears]");
}

/** The element whose lines a text takes part in: the closest one that is not part of a line itself. */
export function blockOf({ parentElement }: Text): Element {
  let block = parentElement as Element;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

/**
 * Lays the page out flat, from its top: what sticks to the window is where the page has it, what is turned
 * is straight, so that a rectangle around words holds nothing but them. Marks what is for ears alone.
 *
 * @returns takes that back
 */
export function layFlat(): () => void {
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
  const sheets = [...document.adoptedStyleSheets];
  const flat = new CSSStyleSheet();
  flat.replaceSync(`
    * { rotate: none !important; pointer-events: auto !important }
    [data-sticky] { position: relative !important; inset: auto !important }`);
  document.adoptedStyleSheets = [...sheets, flat];
  toTop();
  return () => {
    document.adoptedStyleSheets = sheets;
    toTop();
  };
}

export const toTop = () => scrollTo({ top: 0, behavior: "instant" });
