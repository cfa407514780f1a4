import { isShown, type Line, pixels, shown } from "./lines";
import { tell } from "./tell";

/** Words whose letters lie on other words, on the plus of what they open, or on the holes of a calendar's leaf. */
export function lookForOverlaps(downwards: readonly Line[]) {
  for (const [at, { element, words, ink }] of downwards.entries()) {
    const other = downwards.slice(at + 1).find(({ ink: { left, right, top } }) => {
      const across = Math.min(ink.right, right) - Math.max(ink.left, left);
      // Letters may reach into one another by less than anybody sees.
      return across > 2 && top <= ink.bottom - 2;
    });
    if (other) tell("overlap", `“${words}” lies on “${other.words}”`);

    const mark = element.closest("summary")?.querySelector("svg:has(.when-closed)");
    const plus = mark?.getBoundingClientRect();
    if (plus && ink.right > plus.left + 1 && ink.top < plus.bottom && ink.bottom > plus.top)
      tell("overlap", `“${words}” runs into its plus`);

    const leaf = element.closest(".punched, .dated-steps");
    if (leaf && ink.top < holesEnd(leaf) - 1)
      tell("overlap", `“${words}” lies on the holes of its leaf`);
  }
}

/** Words that an upright line runs through, such as the margin of a sheet. */
export function lookForCrossings(lines: readonly Line[]) {
  for (const upright of shown("body :empty")) {
    const { left, right, top, bottom, width, height } = upright.getBoundingClientRect();
    if (width === 0 || width > 4 || height < 24) continue;
    const crossed = lines.find(
      ({ ink }) =>
        ink.left < left && ink.right > right && ink.top < bottom - 2 && ink.bottom > top + 2,
    );
    if (crossed) tell("overlap", `a line runs through “${crossed.words}”`);
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

/** Values of a table whose heads are not shown, without their column's name beside them, or with it off their cell; names of rows need none. */
export function lookAtTables() {
  for (const table of shown("table")) {
    const heads = [...table.querySelectorAll("thead th")];
    if (heads.slice(1).every(isShown)) continue;
    for (const cell of table.querySelectorAll<HTMLTableCellElement>("td:not(:empty)")) {
      const column = heads[cell.cellIndex]?.textContent?.trim() ?? "";
      const { content: label, marginLeft } = getComputedStyle(cell, "::before");
      const isOnlyValue = cell.parentElement?.querySelectorAll("td").length === 1;
      if (!(label === "none" ? isOnlyValue : column && label.includes(column)))
        tell("table", `“${cell.textContent}” is not called “${column}”`);
      const indent = pixels(getComputedStyle(cell).paddingLeft) + pixels(marginLeft);
      if (label !== "none" && indent < -1)
        tell("table", `“${column}” of “${cell.textContent}” sticks out of its cell`);
    }
  }
}
