import { type Box, intersection, windowBox } from "./boxes";

/** What lets something be seen, and what can bring the rest of it into sight. */
export interface Clip {
  box: Box;
  /** The closest box that cuts. */
  by?: Element;
  /** Whether that which is cut off can be scrolled to. */
  scrolls: { x: boolean; y: boolean };
}

const everywhere: Box = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};
const nowhere: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** Looks up what cuts an element and what is in it, while nothing on the page changes. */
export class Clips {
  private readonly known = new Map<Element, Clip>();

  /** What cuts the element itself. */
  around(element: Element): Clip {
    const outer = boxAround(element);
    if (!outer) return { box: windowBox(), scrolls: { x: false, y: false } };
    const clip = this.inside(outer);
    if (!isAnswer(element, outer)) return clip;
    return { ...clip, box: besideSummary(clip.box, outer), by: outer };
  }

  /** What cuts that which the element holds. */
  inside(element: Element): Clip {
    const before = this.known.get(element);
    if (before) return before;
    const clip = narrowed(this.around(element), element);
    this.known.set(element, clip);
    return clip;
  }
}

/** Whether nothing can be seen there: how words are kept for screen readers alone. */
export function isForEars({ box }: Clip): boolean {
  return box.right - box.left < 2 || box.bottom - box.top < 2;
}

/** The next element outward that may cut this one: for a positioned one, the one it is placed in. */
function boxAround(element: Element): Element | null {
  const { position } = getComputedStyle(element);
  if (position === "fixed") return null;
  if (position === "absolute" && element instanceof HTMLElement) return element.offsetParent;
  return element.parentElement;
}

function narrowed(outer: Clip, element: Element): Clip {
  // What these two hide, the window hides.
  if (element === document.body || element === document.documentElement) return outer;
  const { overflowX, overflowY, clipPath } = getComputedStyle(element);
  if (clipPath.startsWith("inset(50%")) return { ...outer, box: nowhere, by: element };
  if (overflowX === "visible" && overflowY === "visible") return outer;
  const room = paddingBox(element);
  const { left, right } = overflowX === "visible" ? everywhere : room;
  const { top, bottom } = overflowY === "visible" ? everywhere : room;
  return {
    box: intersection(outer.box, { left, right, top, bottom }),
    by: element,
    scrolls: {
      x: outer.scrolls.x || isScrolled(overflowX),
      y: outer.scrolls.y || isScrolled(overflowY),
    },
  };
}

const isScrolled = (overflow: string) => overflow === "auto" || overflow === "scroll";

/** The part of a `details` that opens with ease has a box of its own, which is no element. */
function isAnswer(element: Element, outer: Element): boolean {
  return (
    outer.localName === "details" &&
    element.localName !== "summary" &&
    getComputedStyle(outer, "::details-content").overflowY !== "visible"
  );
}

function besideSummary(box: Box, details: Element): Box {
  const top = details.querySelector("summary")?.getBoundingClientRect().bottom ?? box.top;
  const { bottom } = paddingBox(details);
  return intersection(box, { ...everywhere, top, bottom });
}

function paddingBox(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return {
    left: left + Number.parseFloat(style.borderLeftWidth),
    right: right - Number.parseFloat(style.borderRightWidth),
    top: top + Number.parseFloat(style.borderTopWidth),
    bottom: bottom - Number.parseFloat(style.borderBottomWidth),
  };
}
