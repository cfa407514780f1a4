/**
 * Lays out what is in sight of a new page first, and the rest in the frame after (`base-rest.css`). Only
 * for a page that stands at its top: the sizes of the rest are guessed meanwhile.
 */
export function layOutInSightFirst() {
  const { dataset } = document.documentElement;
  dataset.arriving = "";
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving));
}
