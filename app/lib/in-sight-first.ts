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
 * Leaves the parts of the page that are out of sight as they are, until after the next frame: half of
 * them follow then, the others a frame later.
 */
export function leaveOutUnseen() {
  const parts = [
    ...document.querySelectorAll<HTMLElement>("main > * > *, .article-text > *, footer > *"),
  ]
    .filter(isOutOfSight)
    .map(({ style, offsetWidth, offsetHeight }) => ({
      style,
      size: `${offsetWidth}px ${offsetHeight}px`,
    }));
  for (const { style, size } of parts) {
    style.contentVisibility = "auto";
    style.containIntrinsicSize = size;
  }
  const half = Math.ceil(parts.length / 2);
  const follow = () => {
    for (const { style } of parts.splice(0, half)) {
      style.contentVisibility = style.containIntrinsicSize = "";
    }
    if (parts.length > 0) afterFrame(follow);
  };
  afterFrame(follow);
}

/** @returns whether an element is above or below what the window shows */
export function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}

function afterFrame(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback));
}
