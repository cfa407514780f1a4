/** A place on the page, in CSS pixels from its top left corner. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The window's width, and all that can be scrolled to: what is beside it is never seen. */
export function windowBox(): Box {
  const { clientWidth: right, scrollHeight: bottom } = document.documentElement;
  return { left: 0, right, top: 0, bottom };
}

/** What two places have in common, if `hasRoom` finds any room in it. */
export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether a place is more than `least` pixels wide and high. */
export function hasRoom({ left, right, top, bottom }: Box, least = 0): boolean {
  return right - left > least && bottom - top > least;
}

/** A place with `by` more on every side. */
export function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

/** By how much a place reaches past another one, across and down. */
export function excess(inner: Box, outer: Box): { x: number; y: number } {
  return {
    x: Math.max(outer.left - inner.left, inner.right - outer.right),
    y: Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
  };
}

/** "12 to 80 across, 300 to 320 down", for a message. */
export function place({ left, right, top, bottom }: Box): string {
  const [a, b, c, d] = [left, right, top, bottom].map(Math.round);
  return `${a} to ${b} across, ${c} to ${d} down`;
}

/** An element for a message: its tag and its first classes. */
export function named(element: Element): string {
  const classes = (element.getAttribute("class") ?? "").split(/\s+/).filter(Boolean);
  return [element.localName, ...classes.slice(0, 3)].join(".");
}
