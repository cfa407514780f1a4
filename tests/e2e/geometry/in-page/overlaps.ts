import { hasRoom, intersection, place } from "./boxes";
import type { Line } from "./lines";

/** How far letters may reach into one another: less than anybody sees. */
const touch = 2;

/** Words whose letters lie on other words. */
export function overlaps(lines: readonly Line[]): string[] {
  const seen = lines
    .filter((line) => hasRoom(line.seen))
    .sort((one, other) => one.seen.top - other.seen.top);
  const found = new Set<string>();
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (other.seen.top > one.seen.bottom - touch) break;
      // The letters of a word along a curve are read one by one, and lean on each other.
      if (one.text === other.text && one.element.closest("textPath")) continue;
      const shared = intersection(one.seen, other.seen);
      if (!hasRoom(shared, touch)) continue;
      found.add(`“${one.words}” lies on “${other.words}”: ${place(shared)}`);
    }
  }
  return [...found];
}

/** Words that something is drawn over: asked of the browser at three points of each line. */
export function covered(lines: readonly Line[]): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const found = new Set<string>();
  for (const { element, words, seen, clip } of lines) {
    // What waits to be scrolled to is not covered; what is beside the window, `outside` tells.
    if (!hasRoom(seen, 1) || clip.scrolls.y) continue;
    const y = bringIntoSight((seen.top + seen.bottom) / 2);
    for (const part of [0.1, 0.5, 0.9]) {
      const x = seen.left + (seen.right - seen.left) * part;
      const over = drawnOver(element, x, y);
      if (over) found.add(`“${words}” is under ${over.outerHTML.slice(0, 80)}`);
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}

/** Scrolls if needed, so that nothing that stays at the window's edges is there. */
export function bringIntoSight(top: number): number {
  const inWindow = top - scrollY;
  if (inWindow < innerHeight * 0.15 || inWindow > innerHeight * 0.7) {
    scrollTo({ top: top - innerHeight / 3, behavior: "instant" });
  }
  return top - scrollY;
}

/** The first element that is drawn at a point of the window after another one, and hides that. */
export function drawnOver(element: Element, x: number, y: number): Element | undefined {
  const stack = document.elementsFromPoint(x, y);
  const own = stack.findIndex((hit) => hit.contains(element));
  return stack.slice(0, Math.max(own, 0)).find((hit) => isPainted(hit, x, y));
}

const replaced = "img, video, canvas, iframe, object, input, textarea, select";

function isPainted(element: Element, x: number, y: number): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  // Of a drawing, a point finds only what is painted; of its words, `overlaps` tells.
  if (element instanceof SVGElement && element.ownerSVGElement)
    return !(element instanceof SVGTextContentElement);
  const isInside = [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
  if (isInside) return element.matches(replaced) || hasGround(getComputedStyle(element));
  return ["::before", "::after"].some((part) => hasGround(getComputedStyle(element, part)));
}

function hasGround({ backgroundColor, backgroundImage, content }: CSSStyleDeclaration): boolean {
  if (content === "none") return false;
  return backgroundImage !== "none" || !/^(transparent|.*[,/] 0\))$/.test(backgroundColor);
}
