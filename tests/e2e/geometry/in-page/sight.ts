import { canvas, isShown, type Line } from "./lines";

/** How far letters may reach into one another, and out of a field: less than anybody sees. */
const slack = 2;

interface Sight {
  seen: "all" | "part" | "nothing";
  /** What is painted over it. */
  over?: Element;
}

/** Asks the browser what there is at five points of a line. */
export function sightOf({ element, ink: { left, right, top, bottom } }: Line): Sight {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // A line's last letter is followed by the space that spread letters have between them.
  const spaced = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
  const end = right - 1 - Math.max(spaced, 0);
  const ends = [x, left + 1, end].map((x) => ({ x, y }));
  const edges = [0.1, 0.9].map((share) => ({ x, y: top + (bottom - top) * share }));
  const isTurned = element instanceof SVGGraphicsElement && element.getScreenCTM()?.b;
  const points = isTurned ? ends.slice(0, 1) : [...ends, ...edges];
  const stacks = points.map(({ x, y }) => stackAt(x, bringIntoSight(y), element));
  // Large letters reach out of their own box; what matters is whether a box around them hides what leaves it.
  const box = boxAround(element);
  const lost = stacks.filter(
    (stack, at) => !stack.includes(element) && (at < ends.length || !stack.includes(box)),
  ).length;
  const above = stacks.flatMap((stack, at) => {
    const own = stack.findIndex((hit) => hit.contains(element));
    const over = stack.slice(0, Math.max(own, 0));
    // The highlighter paints less than the box of its words.
    return at < ends.length ? over : over.filter(({ localName }) => localName !== "mark");
  });
  const seen = lost === 0 ? "all" : lost < points.length ? "part" : "nothing";
  return { seen, over: above.find(isPainted) };
}

/** What lies at a point, the uppermost first: the element alone, where it is that and its box is there. */
function stackAt(x: number, y: number, element: Element): Element[] {
  const { left, right } = element.getBoundingClientRect();
  const isInBox = left <= x && x <= right;
  const isOnTop = isInBox && document.elementFromPoint(x, y) === element;
  return isOnTop ? [element] : document.elementsFromPoint(x, y);
}

/** The closest element that hides what leaves it. */
function boxAround(element: Element): Element {
  const hides = getComputedStyle(element).overflowY !== "visible";
  return hides || !element.parentElement ? element : boxAround(element.parentElement);
}

/** Scrolls if needed, so that nothing that stays at the window's edges is there. */
function bringIntoSight(top: number): number {
  const inWindow = top - scrollY;
  if (inWindow < innerHeight * 0.15 || inWindow > innerHeight * 0.7) {
    scrollTo({ top: top - innerHeight / 3, behavior: "instant" });
  }
  return top - scrollY;
}

function isPainted(element: Element): boolean {
  if (!isShown(element)) return false;
  // Of a drawing, a point finds only what is painted; of its words, `overlaps` tells.
  if (element instanceof SVGElement && element.ownerSVGElement)
    return !(element instanceof SVGTextContentElement);
  if (element.matches("img, canvas, iframe, input, textarea, select")) return true;
  return [null, "::before", "::after"].some((part) => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
    const isClear =
      backgroundImage === "none" && /^(transparent|.*[,/] 0\))$/.test(backgroundColor);
    return !isClear && (part === null || content !== "none");
  });
}

/** Words that leave the window or the box they stand in, or that a box cuts off. */
export function cut(sights: ReadonlyMap<Line, Sight>): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = new Set(
    scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [],
  );
  for (const [{ element, words }, { seen }] of sights) {
    if (seen === "all" || comesLater(element) || element.closest("[inert], [data-scrolls]"))
      continue;
    found.add(`“${words}” is cut off or leaves its box`);
  }
  for (const { element, words, ink } of sights.keys()) {
    const frame = frameAround(element)?.getBoundingClientRect();
    if (frame && (ink.left < frame.left - slack || ink.right > frame.right + slack))
      found.add(`“${words}” runs over the edge of its frame`);
  }
  return [...found, ...cutFields()];
}

/** The closest element with an edge at both sides, unless the words are placed freely in it. */
function frameAround(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { position, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  if (Number.parseFloat(borderLeftWidth) && Number.parseFloat(borderRightWidth)) return element;
  return position === "absolute" ? undefined : frameAround(element.parentElement);
}

/** Whether it stands on a slide that leaves its carousel: it comes when it is asked for. */
function comesLater(element: Element): boolean {
  const slide = element.closest("[aria-roledescription=carousel] li")?.getBoundingClientRect();
  return Boolean(slide && (slide.left < -slack || slide.right > innerWidth + slack));
}

/** Placeholders, values and choices that are longer than their field. */
function cutFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input:not([type=checkbox], [type=radio]), select",
  );
  return [...fields].filter(isShown).flatMap((field) => {
    const isSelect = field instanceof HTMLSelectElement;
    const text = isSelect ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = font;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const by = canvas.measureText(text ?? "").width - (field.clientWidth - padding);
    return by > slack ? [`“${text}” is cut off by its field`] : [];
  });
}

/** Words that something is drawn over. */
export function covered(sights: ReadonlyMap<Line, Sight>): string[] {
  return [...sights].flatMap(([{ element, words }, { over }]) =>
    over && !element.closest("[data-scrolls]")
      ? [`“${words}” is under ${over.outerHTML.slice(0, 80)}`]
      : [],
  );
}

/** Words whose letters lie on other words. */
export function overlaps(sights: ReadonlyMap<Line, Sight>): string[] {
  const seen = [...sights].flatMap(([line, { seen }]) => (seen === "nothing" ? [] : [line]));
  const inOrder = seen.sort((one, other) => one.ink.top - other.ink.top);
  const found = new Set<string>();
  for (const [at, { ink, words }] of inOrder.entries()) {
    for (const other of inOrder.slice(at + 1)) {
      if (other.ink.top > ink.bottom - slack) break;
      const across = Math.min(ink.right, other.ink.right) - Math.max(ink.left, other.ink.left);
      if (across > slack) found.add(`“${words}” lies on “${other.words}”`);
    }
  }
  return [...found];
}
