import { isOutOfSight, leaveOutUnseen } from "./in-sight-first";

/** A text in sight, as it stands before the fonts change. */
interface Line {
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

/** How far letters are tried closer and further apart if a text still breaks elsewhere, in em. */
const most = 0.02;
const step = 0.002;

/**
 * Changes the fonts without moving what is read: the letters of each text in sight are spaced so that it
 * is as wide as before, and breaks its lines where it did.
 *
 * @param change puts the new fonts into use
 */
export async function keepLines(change: () => void) {
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  await rest();
  const texts = textsInSight();
  await rest();
  leaveOutUnseen();
  change();
  const spaces = [...new Set(texts.map(({ element }) => element))].map((element) => {
    const own = texts.filter((text) => text.element === element);
    const added = own.reduce((sum, { node, width }) => sum + width - linesOf(node).width, 0);
    const letters = own.reduce((sum, { node }) => sum + node.length, 0);
    return { element, space: spaceOf(element) + added / letters };
  });
  for (const { element, space } of spaces) element.style.letterSpacing = `${space}px`;
  const moved = new Set(texts.filter((text) => shiftOf(text) > 0).map(({ block }) => block));
  for (const block of moved) {
    const own = texts.filter((text) => text.block === block);
    const elements = new Set([block, ...own.map(({ element }) => element)]);
    for (const element of elements) fitLetters(element, own);
  }
}

function textsInSight(): Line[] {
  const nodes = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      return isOutOfSight(node as Element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const texts: Line[] = [];
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const { place, width } = linesOf(node);
    if (!place) continue;
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
function shiftOf({ node, block, blockPlace, place }: Line): number {
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

/** Spaces the letters of a block so that its texts move the least. */
function fitLetters(block: HTMLElement, texts: Line[]) {
  const { style } = block;
  const space = spaceOf(block);
  const size = Number.parseFloat(getComputedStyle(block).fontSize);
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
