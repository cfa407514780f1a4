import { type Box, excess, grown, hasRoom, intersection, named } from "./boxes";
import { Clips, isForEars } from "./clips";
import { isShown, type Line, shortened } from "./lines";
import { bringIntoSight, drawnOver } from "./overlaps";
import { blockOf } from "./repeats";

const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const buttons =
  "button, [data-variant], summary, select, textarea, input:not([type=checkbox], [type=radio])";

/** WCAG 2.5.8, and what a thumb wants of whatever stands alone to be pressed. */
const least = { target: 24, button: 44 };

function shownControls(clips: Clips): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      isShown(element) && !element.closest("[inert]") && !isForEars(clips.inside(element)),
  );
}

const nameOf = (element: Element) =>
  `“${shortened(element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "")}” (${named(element)})`;

/** Controls that are too small to be hit. A link within a sentence is exempt, as is one with room around it. */
export function targets(): string[] {
  const all = shownControls(new Clips());
  const boxes = new Map(all.map((element) => [element, element.getBoundingClientRect()]));
  return all.flatMap((element) => {
    const { width, height } = boxes.get(element) as DOMRect;
    const isButton = element.matches(buttons);
    const size = isButton ? least.button : least.target;
    const isLargeEnough = height >= size && width >= least.target;
    if (isLargeEnough || (!isButton && (isInSentence(element) || hasRoomAround(element, boxes))))
      return [];
    return [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}, not ${size}`];
  });
}

function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== "inline") return false;
  const around = blockOf(element).textContent?.trim().length ?? 0;
  return around > (element.textContent?.trim().length ?? 0);
}

/** A circle of 24 pixels around its middle meets no other target. */
function hasRoomAround(element: Element, boxes: ReadonlyMap<Element, DOMRect>): boolean {
  const own = boxes.get(element) as DOMRect;
  const x = (own.left + own.right) / 2;
  const y = (own.top + own.bottom) / 2;
  return [...boxes].every(([other, { left, right, top, bottom }]) => {
    if (other === element || other.contains(element)) return true;
    const across = Math.max(left - x, 0, x - right);
    const down = Math.max(top - y, 0, y - bottom);
    return Math.hypot(across, down) >= least.target / 2;
  });
}

/** Controls whose focus ring would be cut off, or drawn over. */
export function rings(): string[] {
  const clips = new Clips();
  const all = shownControls(clips).filter((element) => !element.matches("a[href='#main']"));
  const reach = ringOf(all[0]);
  const places = all.map((element) => {
    const around = [...element.getClientRects()].map((rect) => grown(rect, reach));
    return { element, around, clip: clips.around(element) };
  });
  return places.flatMap(({ element, around, clip }) => {
    const isBeyond = around.every((box) => !hasRoom(intersection(box, clip.box)));
    // What is scrolled to is scrolled to with its ring.
    const isCut = around.some((box) => {
      const { x, y } = excess(box, clip.box);
      return (x > 1 && !(clip.scrolls.x && isBeyond)) || (y > 1 && clip.by && !clip.scrolls.y);
    });
    if (isCut) return [`the ring of ${nameOf(element)} is cut off by ${cutter(clip.by)}`];
    const over = around.map((box) => coverOf(element, box)).find(Boolean);
    return over ? [`the ring of ${nameOf(element)} is under ${named(over)}`] : [];
  });
}

const cutter = (by: Element | undefined) => (by ? named(by) : "the window");

/** How far the site's ring reaches. */
function ringOf(control: HTMLElement | undefined): number {
  control?.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  const { outlineWidth = "0", outlineOffset = "0" } = control ? getComputedStyle(control) : {};
  control?.blur();
  return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
}

function coverOf(element: Element, { left, right, top, bottom }: Box): Element | undefined {
  const [x, y] = [(left + right) / 2, bringIntoSight((top + bottom) / 2)];
  const half = (bottom - top) / 2 - 2;
  const points = [
    [x, y - half],
    [x, y + half],
    [left + 2, y],
    [right - 2, y],
  ] as const;
  const cover = points.map((point) => drawnOver(element, ...point)).find(Boolean);
  // A ring is drawn after whatever stays in its place.
  return cover && getComputedStyle(cover).position !== "static" ? cover : undefined;
}

/**
 * What stays in the window while the page moves under it: on phones the call bar, and nothing else.
 * The page is laid flat, which marks what was sticky.
 */
export function pinned(lines: readonly Line[]): string[] {
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    const isFixed = getComputedStyle(element).position === "fixed";
    const box = element.getBoundingClientRect();
    const isPinned = isFixed || element.hasAttribute("data-flat");
    if (!isPinned || !isShown(element) || !hasRoom(box)) return [];
    if (element.matches("[data-call-bar], a[href='#main']")) return [];
    const under = lines.find(
      ({ element: other, seen }) =>
        (isFixed || element.parentElement?.contains(other)) &&
        !element.contains(other) &&
        Math.min(seen.right, box.right) - Math.max(seen.left, box.left) > 2,
    );
    return under ? [`${named(element)} stays over “${under.words}”`] : [];
  });
}
