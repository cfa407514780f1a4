import { isShown, type Line } from "./lines";

/** What a rounding may be: anything less is not seen. */
const slack = 1;

/** File tabs that do not stand on what they are the tab of, flush with its left edge. */
export function tabs(): string[] {
  return [...document.querySelectorAll(".file-tab")].filter(isShown).flatMap((tab) => {
    const { left, bottom } = tab.getBoundingClientRect();
    const sheet = sheetOf(tab);
    // On a phone a sheet may reach from edge to edge of the window, and its tab stays with the words.
    const aside = sheet.left > 0 ? Math.abs(sheet.left - left) : 0;
    const above = Math.abs(sheet.top - bottom);
    const where = `${aside.toFixed()} pixels aside and ${above.toFixed()} above`;
    return Math.max(aside, above) > slack ? [`“${tab.textContent}” is ${where}`] : [];
  });
}

/** The box that follows, or the line that the tab's own box draws below it. */
function sheetOf(tab: Element): { left: number; top: number } {
  const own = tab.parentElement as Element;
  const next = tab.nextElementSibling ?? own.nextElementSibling;
  const line = Number.parseFloat(getComputedStyle(own).borderBottomWidth);
  const { left, bottom } = own.getBoundingClientRect();
  if (next && (!line || tab.nextElementSibling)) return next.getBoundingClientRect();
  return { left, top: bottom - line };
}

/** Items of a list, one below the other or side by side, whose words begin at different places. */
export function ragged(lines: readonly Line[]): string[] {
  const alike = [...document.querySelectorAll("ul, ol, dl, tbody")].flatMap((list) => [
    ...Map.groupBy([...list.children].filter(isShown), ({ className }) => className).values(),
  ]);
  const sides = ["left", "top"] as const;
  return alike.flatMap((items) => sides.flatMap((side) => differing(items, side, lines)));
}

function differing(items: Element[], side: "left" | "top", lines: readonly Line[]): string[] {
  const edgeOf = (item: Element) => item.getBoundingClientRect()[side];
  return [...Map.groupBy(items, (item) => Math.round(edgeOf(item))).values()].flatMap((group) => {
    const begins = group.flatMap((item) => {
      const inside = lines.filter(({ element }) => item.contains(element));
      const bottom = Math.min(...inside.map(({ ink }) => ink.bottom));
      const first = inside.filter(({ ink }) => ink.top < bottom);
      const at = Math.min(...first.map(({ ink }) => ink[side])) - edgeOf(item);
      return first.map(({ words }) => ({ at, words })).slice(0, 1);
    });
    const all = begins.map(({ at }) => at);
    const named = begins.map(({ at, words }) => `“${words}” at ${at.toFixed()}`).join(", ");
    return Math.max(...all) - Math.min(...all) > slack ? [`from the ${side}, ${named}`] : [];
  });
}

/** Values of a table whose head is not shown, without their column's name beside them. */
export function nameless(): string[] {
  return [...document.querySelectorAll("table")].filter(isShown).flatMap((table) => {
    const heads = [...table.querySelectorAll("thead th")];
    if (heads.every(isShown)) return [];
    return [...table.querySelectorAll("td:not(:empty)")].flatMap((cell) => {
      const column = heads[(cell as HTMLTableCellElement).cellIndex]?.textContent?.trim() ?? "";
      const label = getComputedStyle(cell, "::before").content;
      const isOnlyValue = cell.parentElement?.querySelectorAll("td").length === 1;
      const isNamed = label === "none" ? isOnlyValue : column && label.includes(column);
      return isNamed ? [] : [`“${cell.textContent}” is not called “${column}”`];
    });
  });
}
