/** A text in sight, as it stands before the fonts change. */
interface TextInSight {
  node: Text;
  element: HTMLElement;
  /** The nearest element around it that neither stands in a line of text nor in a row that wraps. */
  block: HTMLElement;
  blockPlace: DOMRect;
  /** Where it begins. */
  place: DOMRect;
  /** Of all its lines together, in pixels. */
  width: number;
}

/** What moves by no more is not seen to move, in pixels. */
const unseen = 2.5;

/** How far letters are moved closer or further apart, and by how much at a time when tried out, in em. */
const most = 0.02;
const step = 0.002;

/** How long other work waits for this at most, in milliseconds. */
const slice = 10;

/**
 * Puts the fonts into use without moving what is read: the letters of each text in sight are spaced so
 * that it is as wide as before, and breaks its lines where it did. One block after the other, in slices
 * of time, so that a tap in between is answered; then what is out of sight, just so (`base-rest.css`),
 * unless the visitor has scrolled to it by then.
 *
 * @returns settles when the fonts are in use everywhere
 */
export async function keepLines() {
  const rest = restAfterSlices();
  const changed: HTMLElement[] = [];
  // Grows while it is gone through: by what lies out of sight in an element that is in sight.
  const parts: HTMLElement[] = [document.body];
  for (const part of parts) {
    await rest();
    if (isOutOfSight(part)) {
      takeFont(part);
      changed.push(part);
      part.dataset.fonts = "";
      // Has it laid out now, and not all of them in one frame.
      part.getBoundingClientRect();
      continue;
    }
    const texts = await textsInSight(part, parts, rest);
    for (const own of Map.groupBy(texts, ({ block }) => block).values()) {
      await rest();
      const elements = new Set(own.map(({ element }) => element));
      for (const element of elements) takeFont(element);
      for (const element of elements) keepWidth(element, own);
      for (const element of elements) fitLetters(element, own);
      changed.push(...elements);
    }
  }
  window.showFonts();
  for (const { style } of changed) style.fontFamily = "";
}

/** To be awaited between steps of work: lets others go first once a slice of time is used up. */
function restAfterSlices() {
  let end = 0;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + slice;
  };
}

/** Puts the font before its stand-in, for one element and what inherits from it. */
function takeFont(element: HTMLElement) {
  element.style.fontFamily = getComputedStyle(element).fontFamily.replace(
    /^"([^"]+) Fallback"/,
    '"$1", $&',
  );
}

/** Spaces the letters of an element so that its texts are as wide as before, those still shown. */
function keepWidth(element: HTMLElement, texts: TextInSight[]) {
  const own = texts.filter((text) => text.element === element && linesOf(text.node).place);
  const lost = own.reduce((sum, { node, width }) => sum + width - linesOf(node).width, 0);
  const added = lost / own.reduce((sum, { node }) => sum + node.length, 0) || 0;
  element.style.letterSpacing = `${spaceOf(element) + added}px`;
}

/** Finds the texts in sight of an element, and adds to `outOfSight` what lies around them. */
async function textsInSight(
  within: HTMLElement,
  outOfSight: HTMLElement[],
  rest: () => Promise<void>,
): Promise<TextInSight[]> {
  const nodes = document.createTreeWalker(
    within,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      const element = node as HTMLElement;
      // A line of text goes as one, also where the window cuts it.
      if (!isOutOfSight(element) || blockOf(element) !== element) return NodeFilter.FILTER_SKIP;
      outOfSight.push(element);
      return NodeFilter.FILTER_REJECT;
    },
  );
  const texts: TextInSight[] = [];
  while (nodes.nextNode()) {
    await rest();
    const node = nodes.currentNode as Text;
    const { place, width } = linesOf(node);
    // A few figures alone would be seen to stand apart.
    if (!place || !/[a-z]|.{9}/i.test(node.data)) continue;
    const element = node.parentElement as HTMLElement;
    const block = blockOf(element);
    texts.push({ node, element, block, blockPlace: block.getBoundingClientRect(), place, width });
  }
  return texts;
}

/** Whether an element is above or below what the window shows. */
function isOutOfSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}

function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  return parentElement &&
    (getComputedStyle(element).display === "inline" ||
      getComputedStyle(parentElement).flexWrap === "wrap")
    ? blockOf(parentElement)
    : element;
}

function linesOf(node: Text) {
  const range = new Range();
  range.selectNode(node);
  const lines = [...range.getClientRects()];
  return { place: lines[0], width: lines.reduce((sum, { width }) => sum + width, 0) };
}

/** By how much the text's beginning within its block, and the block's size, have visibly changed. */
function shiftOf({ node, block, blockPlace, place }: TextInSight): number {
  const now = block.getBoundingClientRect();
  const { x, y } = linesOf(node).place ?? place;
  const moves = [
    now.width - blockPlace.width,
    now.height - blockPlace.height,
    x - now.x - place.x + blockPlace.x,
    y - now.y - place.y + blockPlace.y,
  ];
  return moves.reduce((sum, move) => sum + Math.max(0, Math.abs(move) - unseen), 0);
}

/** Spaces the letters of an element so that the texts of its block move the least. */
function fitLetters(element: HTMLElement, texts: TextInSight[]) {
  const { style } = element;
  const space = spaceOf(element);
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const shift = () => texts.reduce((sum, text) => sum + shiftOf(text), 0);
  let best = { shift: shift(), spacing: style.letterSpacing };
  for (let em = step; em <= most && best.shift > 0; em += step) {
    for (const change of [em, -em]) {
      style.letterSpacing = `${space + change * size}px`;
      const now = shift();
      if (now < best.shift) best = { shift: now, spacing: style.letterSpacing };
    }
  }
  style.letterSpacing = best.spacing;
}

function spaceOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
}
