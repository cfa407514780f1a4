import { restAfterSlices } from "./rest-after-slices";

/**
 * Lays out what is in sight of a new page first, and the rest in the frame after (`base-rest.css`). Only
 * for a page that stands at its top: the sizes of the rest are guessed meanwhile.
 */
export function layOutInSightFirst() {
  const { dataset } = document.documentElement;
  dataset.arriving = "";
  afterFrame(() => delete dataset.arriving);
}

/**
 * Leaves the parts of the page that are out of sight as they are, until after the next frame; then they
 * follow one by one, in slices of time.
 */
export function leaveOutUnseen() {
  const parts = [
    ...document.querySelectorAll<HTMLElement>("main > * > *, .article-text > *, footer > *"),
  ]
    .filter(isOutOfSight)
    .map((part) => ({ part, size: `${part.offsetWidth}px ${part.offsetHeight}px` }));
  for (const { part, size } of parts) {
    part.style.contentVisibility = "auto";
    part.style.containIntrinsicSize = size;
  }
  afterFrame(async () => {
    const rest = restAfterSlices();
    for (const { part } of parts) {
      await rest();
      part.style.contentVisibility = part.style.containIntrinsicSize = "";
      part.getBoundingClientRect();
    }
  });
}

/** @returns whether an element is above or below what the window shows */
export function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}

function afterFrame(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback));
}
