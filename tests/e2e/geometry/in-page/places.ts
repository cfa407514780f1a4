import { isShown, type Line, pixels, shown, tell } from "./lines";

/** Words that lie on the holes of a calendar's leaf. */
export function lookAtLeaves(lines: readonly Line[]) {
  for (const { element, words, ink } of lines) {
    const leaf = element.closest(".punched, .dated-steps");
    if (leaf && ink.top < holesEnd(leaf) - 1)
      tell("overlap", `“${words}” lies on the holes of its leaf`);
  }
}

/** Where the holes end by which a calendar's leaf hangs: circles in a row along its upper edge. */
function holesEnd(leaf: Element): number {
  const { backgroundPositionY, backgroundSize } = getComputedStyle(leaf);
  const high = pixels(backgroundPositionY) + pixels(backgroundSize.split(/[ ,]+/)[1] ?? "");
  return leaf.getBoundingClientRect().top + leaf.clientTop + high;
}

/** File tabs that do not stand on what follows, or on the line that their own box draws below them, flush with an end of it. */
export function lookAtTabs() {
  for (const tab of shown(".file-tab")) {
    const own = tab.parentElement as Element;
    const line = pixels(getComputedStyle(own).borderBottomWidth);
    const next = tab.nextElementSibling ?? (line ? null : own.nextElementSibling);
    const sheet = (next ?? own).getBoundingClientRect();
    const { left, right, bottom } = tab.getBoundingClientRect();
    const above = Math.abs((next ? sheet.top : sheet.bottom - line) - bottom);
    // On a phone a sheet may reach from edge to edge of the window, and its tab stays with the words.
    const ends = sheet.left > 0 ? [sheet.left - left, sheet.right - right] : [0];
    const aside = Math.min(...ends.map(Math.abs));
    if (Math.max(aside, above) > 1)
      tell("tab", `“${tab.textContent}” is ${aside} pixels aside and ${above} above`);
  }
}

/** Values of a table whose heads are not shown, without their column's name beside them; names of rows need none. */
export function lookAtTables() {
  for (const cell of shown<HTMLTableCellElement>("td:not(:empty, :only-of-type)")) {
    const head = cell.closest("table")?.querySelectorAll("thead th")[cell.cellIndex];
    const label = getComputedStyle(cell, "::before").content;
    if (head && !isShown(head) && !label.includes(head.textContent.trim() || "?"))
      tell("table", `“${cell.textContent}” is not called “${head.textContent}”`);
  }
}
