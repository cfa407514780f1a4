import { isShown, type Line } from "./lines";

/** What a rounding may be: anything less is not seen. */
const slack = 1;

/** File tabs that do not stand on what they are the tab of, flush with its left edge or, in the line above a page, with its right one. */
export function tabs(): string[] {
  return [...document.querySelectorAll(".file-tab")].filter(isShown).flatMap((tab) => {
    const { left, right, bottom } = tab.getBoundingClientRect();
    const sheet = sheetOf(tab);
    // On a phone a sheet may reach from edge to edge of the window, and its tab stays with the words.
    const aside =
      sheet.left > 0 ? Math.min(Math.abs(sheet.left - left), Math.abs(sheet.right - right)) : 0;
    const above = Math.abs(sheet.top - bottom);
    const where = `${aside.toFixed()} pixels aside and ${above.toFixed()} above`;
    return Math.max(aside, above) > slack ? [`“${tab.textContent}” is ${where}`] : [];
  });
}

/** The box that follows, or the line that the tab's own box draws below it. */
function sheetOf(tab: Element): { left: number; right: number; top: number } {
  const own = tab.parentElement as Element;
  const next = tab.nextElementSibling ?? own.nextElementSibling;
  const line = Number.parseFloat(getComputedStyle(own).borderBottomWidth);
  const { left, right, bottom } = own.getBoundingClientRect();
  if (next && (!line || tab.nextElementSibling)) return next.getBoundingClientRect();
  return { left, right, top: bottom - line };
}

/** Words that lie on the holes by which a calendar's leaf hangs: circles in a row along its upper edge. */
export function holed(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element, words, ink }) => {
    const leaf = element.closest(".punched, .dated-steps");
    if (!leaf) return [];
    const { backgroundPositionY, backgroundSize } = getComputedStyle(leaf);
    const [above, high] = [backgroundPositionY, backgroundSize.split(",")[0]?.split(" ")[1]].map(
      (length) => Number.parseFloat(length ?? ""),
    );
    const end = leaf.getBoundingClientRect().top + leaf.clientTop + Number(above) + Number(high);
    return ink.top < end - slack ? [`“${words}” lies on the holes of its leaf`] : [];
  });
}

/** Words of what can be opened that run into the plus at its end. */
export function crossed(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element, words, ink }) => {
    const plus = element.closest("summary")?.querySelector("svg:has(.when-closed)");
    if (!plus) return [];
    const { left, top, bottom } = plus.getBoundingClientRect();
    const isBeside = ink.top < bottom && ink.bottom > top;
    return isBeside && ink.right > left + slack ? [`“${words}” runs into its plus`] : [];
  });
}

/** Values of a table whose heads are not shown, without their column's name beside them, or with it off their cell; names of rows need none. */
export function nameless(): string[] {
  return [...document.querySelectorAll("table")].filter(isShown).flatMap((table) => {
    const heads = [...table.querySelectorAll("thead th")];
    if (heads.slice(1).every(isShown)) return [];
    return [...table.querySelectorAll("td:not(:empty)")].flatMap((cell) => {
      const column = heads[(cell as HTMLTableCellElement).cellIndex]?.textContent?.trim() ?? "";
      const { content: label, marginLeft } = getComputedStyle(cell, "::before");
      const indent = Number.parseFloat(getComputedStyle(cell).paddingLeft);
      if (label !== "none" && indent + Number.parseFloat(marginLeft) < -slack)
        return [`“${column}” of “${cell.textContent}” sticks out of its cell`];
      const isOnlyValue = cell.parentElement?.querySelectorAll("td").length === 1;
      const isNamed = label === "none" ? isOnlyValue : column && label.includes(column);
      return isNamed ? [] : [`“${cell.textContent}” is not called “${column}”`];
    });
  });
}
