import { contrast } from "../../../fixtures/contrast";
import { blockOf, type Line, measured, rectsOf, tell } from "./lines";

/** By how much a ground may touch letters: less than anybody sees. */
const slack = 2;

/** In forced colours, where every word has a ground of its own: words under that of a later block's, or that cannot be told from it. */
export function lookAtGrounds(lines: readonly Line[]) {
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const placed = lines.map((line) => ({ ...line, block: blockOf(line.text) }));
  for (const [at, { words, text, element, ink, block }] of placed.entries()) {
    const { color } = getComputedStyle(element);
    if (
      hasGround({ element, block }) &&
      !isOnItsOwn(element, block) &&
      contrast([color, canvas]) < 4.5
    )
      tell("covered", `“${words}” is ${color} on ${canvas}`);
    const bottom = ink.bottom + measured(text.data, element).actualBoundingBoxDescent;
    const over = placed
      .slice(at + 1, at + 40)
      .find(
        (later) =>
          later.block !== block &&
          hasGround(later) &&
          rectsOf(later.text, 0, later.text.length).some(
            (ground) =>
              Math.min(ink.right, ground.right) - Math.max(ink.left, ground.left) > slack &&
              Math.min(bottom, ground.bottom) - Math.max(ink.top, ground.top) > slack,
          ),
      );
    if (over) tell("covered", `“${words}” is under the ground of “${over.words}”`);
  }
}

/** The browser asks it of a block, not of a part of its lines. */
const hasGround = ({ element, block }: { element: Element; block: Element }) =>
  getComputedStyle(block).forcedColorAdjust === "auto" && !(element instanceof SVGElement);

/** Whether words lie on a colour that is painted after the ground of their block: that of a part of a line. */
function isOnItsOwn(element: Element, block: Element): boolean {
  if (element === block || !element.parentElement) return false;
  const isClear = getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)";
  return !isClear || isOnItsOwn(element.parentElement, block);
}
