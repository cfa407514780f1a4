import { isShown, type Line, pixels, shown, tell } from "./lines";

/** How far words may leave what they stand in, or reach into others: less than anybody sees. */
const slack = 1.5;

/** Words that something is drawn over, that leave their box or that are cut off; returns the lines of which something is seen, from the top down. */
export function lookAtLines(lines: readonly Line[]): Line[] {
  // In this order the page is scrolled once.
  return lines.toSorted((one, other) => one.ink.top - other.ink.top).filter(lookAtLine);
}

/** @returns whether anything of it is seen */
function lookAtLine(line: Line): boolean {
  const { element, words, ink } = line;
  // What scrolls, or comes when it is asked for, may be out of sight.
  const mayHide = element.closest("[data-scrolls], [inert]") || isOnNextSlide(element);
  const points = pointsOf(line);
  const { left, right } = element.getBoundingClientRect();
  const lost = points.filter(({ x, y, isEdge }) => {
    const inWindow = bringIntoSight(y);
    // Words lie above what stands before them in their line, which only this question knows.
    const uppermost = left <= x && x <= right && document.elementFromPoint(x, inWindow);
    if (uppermost === element) return false;
    const stack = document.elementsFromPoint(x, inWindow);
    const own = stack.findIndex((hit) => hit.contains(element));
    const above = stack.slice(0, Math.max(own, 0));
    // The highlighter paints less than the box of its words.
    const over = above.find((hit) => isPainted(hit) && !(isEdge && hit.matches("mark")));
    if (over && !mayHide) tell("covered", `“${words}” is under ${over.outerHTML.slice(0, 80)}`);
    return !stack.includes(element);
  }).length;
  if (lost > 0 && !mayHide) tell("cut", `“${words}” is cut off or leaves its box`);
  const frame = frameAround(element)?.getBoundingClientRect();
  if (frame && (ink.left < frame.left - slack || ink.right > frame.right + slack))
    tell("cut", `“${words}” runs over the edge of its frame`);
  return lost < points.length;
}

/** The middle and both ends of a line, and two points at its upper and lower edge; of a turned one, the middle. */
function pointsOf({ element, ink: { left, right, top, bottom } }: Line) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const ends = [x, left + 1, right - 1].map((x) => ({ x, y, isEdge: false }));
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

/** The closest element with an edge at both sides, unless the words are placed freely in it. */
function frameAround(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { position, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  if (pixels(borderLeftWidth) && pixels(borderRightWidth)) return element;
  return position === "absolute" ? undefined : frameAround(element.parentElement);
}

/** Whether it stands on a slide that leaves its carousel. */
function isOnNextSlide(element: Element): boolean {
  const slide = element.closest("[aria-roledescription=carousel] li")?.getBoundingClientRect();
  return Boolean(slide && (slide.left < -slack || slide.right > innerWidth + slack));
}

/** Words whose letters lie on other words, on a sign such as the plus of what they open, or on an upright line such as the margin of a sheet. */
export function lookForOverlaps(lines: readonly Line[]) {
  const drawn = shown("body :empty, svg:not(:has(text))").map((element) => {
    return { element, words: element.outerHTML.slice(0, 80), ink: element.getBoundingClientRect() };
  });
  const marks = drawn.filter(({ element, ink: { width, height } }) =>
    width > 4 ? element.matches("svg") && width <= 40 : width > 0 && height >= 24,
  );
  for (const [at, { words, ink }] of lines.entries()) {
    const other = [...lines.slice(at + 1), ...marks].find(
      ({ ink: { left, right, top, bottom } }) => {
        const across = Math.min(ink.right, right) - Math.max(ink.left, left);
        return across > slack && Math.min(ink.bottom, bottom) - Math.max(ink.top, top) > slack;
      },
    );
    if (other) tell("overlap", `“${words}” lies on “${other.words}”`);
  }
}

/** Looks for what scrolls over the bar that stays at a phone's foot. */
export function lookAtCallBar() {
  const bar = document.querySelector("[data-call-bar]");
  if (innerWidth > 400 || !bar?.checkVisibility()) return;
  bar.removeAttribute("data-yields");
  const { left, width, height } = bar.getBoundingClientRect();
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += height) {
    scrollTo({ top, behavior: "instant" });
    for (const x of [0.1, 0.5, 0.9].map((share) => left + width * share)) {
      const hit = document.elementFromPoint(x, innerHeight - height / 2);
      if (!bar.contains(hit))
        tell("covered", `the call bar is under ${hit?.outerHTML.slice(0, 80)}`);
    }
  }
}

/** Looks for a page that is wider than the window, and for what is longer than the drawn paper or the field that it stands in. */
export function lookAtWidths() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) tell("cut", `the page is ${scrollWidth} pixels wide`);
  for (const { scrollWidth, clientWidth, textContent } of shown("foreignObject p"))
    if (scrollWidth > clientWidth) tell("cut", `“${textContent}” is longer than its paper`);
  // As it is typed: letters that somebody has spread are theirs to scroll.
  const free =
    "field-sizing: content; width: max-content; max-width: none; letter-spacing: normal !important; word-spacing: normal !important";
  for (const field of shown("input:not([type=checkbox], [type=radio]), select")) {
    const { offsetWidth } = field;
    field.style.cssText = free;
    const needed = field.offsetWidth;
    field.style.cssText = "";
    if (needed > offsetWidth + slack) tell("cut", `${field.outerHTML.slice(0, 80)} is too narrow`);
  }
}
