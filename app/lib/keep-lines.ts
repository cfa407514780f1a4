interface Block {
  element: HTMLElement;
  place: DOMRect;
  texts: { node: Node; place: DOMRect }[];
}

/** How far letters are moved apart or together at the most, and by how much at a time, in em. */
const most = 0.024;
const step = 0.002;

/** What moves by less is not seen to move, in pixels. */
const unseen = 1;

/**
 * Changes the fonts without moving what is read. Where a text in sight would break its lines elsewhere,
 * or take another width, its letters stand a little closer together or further apart than by themselves.
 *
 * @param change puts the new fonts into use
 */
export function keepLines(change: () => void) {
  const blocks = blocksInSight();
  change();
  for (const block of blocks) {
    space(block.element, block);
    for (const { node } of block.texts) space(node.parentElement as HTMLElement, block);
  }
}

/** The texts in sight, by the nearest element that is not inline. */
function blocksInSight(): Block[] {
  const blocks = new Map<Element, Block>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const place = placeOf(node);
    if (!place.width || place.bottom < 0 || place.top > window.innerHeight) continue;
    let element = node.parentElement as HTMLElement;
    while (getComputedStyle(element).display === "inline") {
      element = element.parentElement as HTMLElement;
    }
    const texts = blocks.get(element)?.texts ?? [];
    texts.push({ node, place });
    blocks.set(element, { element, place: element.getBoundingClientRect(), texts });
  }
  return [...blocks.values()];
}

/** Where a text begins. */
function placeOf(node: Node): DOMRect {
  const range = new Range();
  range.selectNode(node);
  return range.getClientRects()[0] ?? new DOMRect();
}

/** By how much the block's size, and the beginnings of its texts within it, have visibly changed. */
function shiftOf({ element, place, texts }: Block): number {
  const now = element.getBoundingClientRect();
  const moves = texts.map(({ node, place: { x, y } }) => {
    const text = placeOf(node);
    return [text.x - now.x - x + place.x, text.y - now.y - y + place.y];
  });
  return [now.width - place.width, now.height - place.height, ...moves.flat()].reduce(
    (sum, move) => sum + Math.max(0, Math.abs(move) - unseen),
    0,
  );
}

/** Gives the letters of an element the distance that changes its block the least. */
function space(element: HTMLElement, block: Block) {
  const { style } = element;
  const { letterSpacing, fontSize } = getComputedStyle(element);
  const own = Number.parseFloat(letterSpacing) || 0;
  let best = { shift: shiftOf(block), spacing: style.letterSpacing };
  for (let em = step; em <= most && best.shift > 0; em += step) {
    for (const change of [em, -em]) {
      style.letterSpacing = `${own + change * Number.parseFloat(fontSize)}px`;
      const shift = shiftOf(block);
      if (shift < best.shift) best = { shift, spacing: style.letterSpacing };
    }
  }
  style.letterSpacing = best.spacing;
}
