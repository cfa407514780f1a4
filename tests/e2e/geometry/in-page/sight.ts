import { isShown, type Line, measured, pixels, shown } from "./lines";
import { tell } from "./tell";

/** How far words may leave what they stand in: less than anybody sees. */
const slack = 2;

/** Words that something is drawn over, that leave their box or that are cut off; returns the lines of which something is seen, from the top down. */
export function lookAtLines(lines: readonly Line[]): Line[] {
  // In this order the page is scrolled once.
  return lines.toSorted((one, other) => one.ink.top - other.ink.top).filter(lookAtLine);
}

/** @returns whether anything of it is seen */
function lookAtLine(line: Line): boolean {
  const { element, words, ink } = line;
  const scrolls = element.closest("[data-scrolls]");
  // Large letters reach out of their own box; what matters is whether a box around them hides what leaves it.
  const box = boxAround(element);
  const points = pointsOf(line);
  const { left, right } = element.getBoundingClientRect();
  const lost = points.filter(({ x, y, isEdge }) => {
    const inWindow = bringIntoSight(y);
    // Where words lie uppermost in their own box, the quicker question is enough.
    const uppermost = left <= x && x <= right && document.elementFromPoint(x, inWindow);
    if (uppermost === element) return false;
    const stack = document.elementsFromPoint(x, inWindow);
    const own = stack.findIndex((hit) => hit.contains(element));
    const above = stack.slice(0, Math.max(own, 0));
    // The highlighter paints less than the box of its words.
    const over = above.find((hit) => isPainted(hit) && !(isEdge && hit.matches("mark")));
    if (over && !scrolls) tell("covered", `“${words}” is under ${over.outerHTML.slice(0, 80)}`);
    return !stack.includes(element) && !(isEdge && stack.includes(box));
  }).length;
  if (lost > 0 && !scrolls && !element.closest("[inert]") && !comesLater(element))
    tell("cut", `“${words}” is cut off or leaves its box`);
  const frame = frameAround(element)?.getBoundingClientRect();
  if (frame && (ink.left < frame.left - slack || ink.right > frame.right + slack))
    tell("cut", `“${words}” runs over the edge of its frame`);
  return lost < points.length;
}

/** The middle and both ends of a line, and two points at its upper and lower edge; of a turned one, the middle. */
function pointsOf({ element, ink: { left, right, top, bottom } }: Line) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // A line's last letter is followed by the space that spread letters have between them.
  const end = right - 1 - Math.max(pixels(getComputedStyle(element).letterSpacing), 0);
  const ends = [x, left + 1, end].map((x) => ({ x, y, isEdge: false }));
  const edges = [0.1, 0.9].map((share) => ({ x, y: top + (bottom - top) * share, isEdge: true }));
  const isTurned = element instanceof SVGGraphicsElement && element.getScreenCTM()?.b;
  return isTurned ? ends.slice(0, 1) : [...ends, ...edges];
}

/** Scrolls if needed, so that nothing that stays at the window's edges is there. */
function bringIntoSight(top: number): number {
  const inWindow = top - scrollY;
  if (inWindow < innerHeight * 0.15 || inWindow > innerHeight * 0.7)
    scrollTo({ top: top - innerHeight / 3, behavior: "instant" });
  return top - scrollY;
}

function isPainted(element: Element): boolean {
  if (!isShown(element)) return false;
  // Of a drawing, a point finds only what is painted; of its words, `lookForOverlaps` tells.
  if (element instanceof SVGElement && element.ownerSVGElement)
    return !(element instanceof SVGTextContentElement);
  if (element.matches("img, canvas, iframe, input, textarea, select")) return true;
  return [null, "::before", "::after"].some((part) => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
    const isClear = /^(transparent|.*[,/] 0\))$/.test(backgroundColor);
    return (!isClear || backgroundImage !== "none") && (part === null || content !== "none");
  });
}

/** The closest element that hides what leaves it. */
function boxAround(element: Element): Element {
  const hides = getComputedStyle(element).overflowY !== "visible";
  return hides || !element.parentElement ? element : boxAround(element.parentElement);
}

/** The closest element with an edge at both sides, unless the words are placed freely in it. */
function frameAround(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { position, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  if (pixels(borderLeftWidth) && pixels(borderRightWidth)) return element;
  return position === "absolute" ? undefined : frameAround(element.parentElement);
}

/** Whether it stands on a slide that leaves its carousel: it comes when it is asked for. */
function comesLater(element: Element): boolean {
  const slide = element.closest("[aria-roledescription=carousel] li")?.getBoundingClientRect();
  return Boolean(slide && (slide.left < -slack || slide.right > innerWidth + slack));
}

/** Looks for what scrolls over the bar that stays at a phone's foot. */
export function lookAtCallBar() {
  const bar = document.querySelector("[data-call-bar]");
  if (innerWidth > 400 || !bar?.checkVisibility() || getComputedStyle(bar).position !== "sticky")
    return;
  bar.removeAttribute("data-yields");
  const { left, width, height } = bar.getBoundingClientRect();
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += height) {
    scrollTo({ top, behavior: "instant" });
    for (const share of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + width * share, innerHeight - height / 2);
      if (!bar.contains(hit))
        tell("covered", `the call bar is under ${hit?.outerHTML.slice(0, 80)}`);
    }
  }
}

/** Looks for a page that is wider than the window, and placeholders, values and choices that are longer than their field. */
export function lookAtWidths() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) tell("cut", `the page is ${scrollWidth} pixels wide`);

  const typed = "input:not([type=checkbox], [type=radio])";
  for (const field of shown<HTMLInputElement | HTMLSelectElement>(`${typed}, select`)) {
    const isSelect = field instanceof HTMLSelectElement;
    const text = isSelect ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - pixels(paddingLeft) - pixels(paddingRight);
    if (measured(text ?? "", field).width > room + slack)
      tell("cut", `“${text}” is cut off by its field`);
  }
}
