import { isOutOfSight, leaveOutUnseen } from "./in-sight-first";

/** A text in sight, as it stands before the fonts change. */
interface TextInSight {
  node: Text;
  element: HTMLElement;
  /** The nearest element around it that is not inline. */
  block: HTMLElement;
  blockPlace: DOMRect;
  /** Where it begins. */
  place: DOMRect;
  /** Of all its lines together, in pixels. */
  width: number;
}

/** What moves by less is not seen to move, in pixels. */
const unseen = 3;

/** How far letters are moved closer or further apart, and by how much at a time when tried out, in em. */
const most = 0.02;
const step = 0.002;

/**
 * Changes the fonts without moving what is read: the letters of each text in sight are spaced so that it
 * is as wide as before, and breaks its lines where it did. Measuring and changing are tasks of their own,
 * so that a tap in between is answered.
 *
 * @param change puts the new fonts into use
 * @returns settles when they are
 */
export async function keepLines(change: () => void) {
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  await rest();
  const texts = textsInSight();
  await rest();
  leaveOutUnseen();
  change();
  for (const [element, space] of spacesFor(texts)) {
    element.style.letterSpacing = `${space}px`;
  }
  const moved = textsOfMoved(texts);
  for (const block of new Set(moved.map((text) => text.block))) {
    const own = moved.filter((text) => text.block === block);
    const elements = new Set([block, ...own.map(({ element }) => element)]);
    for (const element of elements) fitLetters(element, own);
  }
}

/** The texts of those blocks that look different now. */
function textsOfMoved(texts: TextInSight[]): TextInSight[] {
  const moved = new Set(texts.filter((text) => shiftOf(text) > 0).map(({ block }) => block));
  return texts.filter(({ block }) => moved.has(block));
}

/** The space between letters that makes texts as wide as before, in pixels. */
function spacesFor(texts: TextInSight[]): Map<HTMLElement, number> {
  const spaces = new Map<HTMLElement, number>();
  for (const element of new Set(texts.map((text) => text.element))) {
    const own = texts.filter((text) => text.element === element);
    const lost = own.reduce((sum, { node, width }) => sum + width - linesOf(node).width, 0);
    const added = lost / own.reduce((sum, { node }) => sum + node.length, 0);
    spaces.set(element, spaceOf(element) + added);
  }
  return spaces;
}

function textsInSight(): TextInSight[] {
  const nodes = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      return isOutOfSight(node as Element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const texts: TextInSight[] = [];
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const { place, width } = linesOf(node);
    // Figures would be seen to stand apart.
    if (!place || !/[a-z]/i.test(node.data)) continue;
    const element = node.parentElement as HTMLElement;
    const block = blockOf(element);
    texts.push({ node, element, block, blockPlace: block.getBoundingClientRect(), place, width });
  }
  return texts;
}

function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === "inline"
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
  const size = sizeOf(element);
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

function sizeOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}
