import { type Box, excess, hasRoom, named, windowBox } from "./boxes";
import { type Line, shortened } from "./lines";
import { blockOf } from "./repeats";

/** What a rounding may be: anything less is not seen. */
const slack = 1.5;

/** Words that reach past the window or past a box that cuts, and a page that is too wide. */
export function cut(lines: readonly Line[]): string[] {
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const found = new Set(wide > 0 ? [`the page is ${wide} pixels too wide`] : []);
  for (const { element, words, ink, seen, clip } of lines) {
    if (element.closest("a[href='#main']:not(:focus)")) continue;
    // A slide beyond the edge comes when it is asked for; part of one would be a part of a text.
    if (element.closest("[aria-roledescription=carousel]") && !hasRoom(seen)) continue;
    const { x, y } = excess(ink, clip.box);
    const by = Math.round(Math.max(clip.scrolls.x ? 0 : x, clip.scrolls.y ? 0 : y));
    const what = clip.by ? `is cut off by ${named(clip.by)}` : "leaves the window";
    if (by > slack) found.add(`“${words}” ${what} by ${by} pixels`);
  }
  return [...found, ...cutFields()];
}

/** Words that reach out of the box they stand in. */
export function wide(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element, words, ink, clip }) => {
    const block = blockOf(element);
    if (block instanceof SVGElement || clip.by === block) return [];
    const by = excess(ink, block.getBoundingClientRect()).x;
    return by > slack
      ? [`“${words}” is wider than its ${named(block)} by ${Math.round(by)} pixels`]
      : [];
  });
}

/** Placeholders, values and choices that are longer than their field. */
function cutFields(): string[] {
  const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
  return [...fields].flatMap((field) => {
    if (!field.checkVisibility() || /checkbox|radio|hidden/.test(field.type)) return [];
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? "")
        : field.value || field.placeholder;
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const by = canvas.measureText(text).width - (field.clientWidth - padding);
    return by > slack ? [`“${text}” is cut off by its field by ${Math.round(by)} pixels`] : [];
  });
}

/**
 * Cells of tables that are out of sight: nobody knows that there is more to the right. Where the head
 * of a table is not shown, each value has its column's name beside it, or is the one value of a row
 * with a name.
 */
export function cells(lines: readonly Line[]): string[] {
  const page: Box = windowBox();
  const inCells = Map.groupBy(lines, ({ element }) => element.closest("td, th, caption"));
  return [...document.querySelectorAll("table")].filter(isOnScreen).flatMap((table) => {
    const heads = [...table.querySelectorAll("thead th")];
    const withoutHead = heads.some((head) => !inCells.has(head) && head.textContent?.trim());
    const ofTable = [...table.querySelectorAll("caption, tbody th, tbody td")];
    return ofTable.flatMap((cell) => {
      const words = shortened(cell.textContent?.trim() ?? "");
      if (!words) return [];
      const shown = inCells.get(cell) ?? [];
      const isWhole = shown.every(({ ink, clip }) =>
        [page, clip.box].every((box) => excess(ink, box).x <= slack),
      );
      if (shown.length === 0 || !isWhole) return [`“${words}” in a table is out of sight`];
      if (!withoutHead || !(cell instanceof HTMLTableCellElement)) return [];
      const column = heads[cell.cellIndex]?.textContent?.trim() ?? "";
      const label = getComputedStyle(cell, "::before").content;
      const row = [...(cell.parentElement?.children ?? [])];
      const isOnlyValue = row.length > 1 && row.every((one) => one === cell || inCells.has(one));
      const isNamed =
        cell.localName === "th" ||
        (column && label.includes(column)) ||
        (label === "none" &&
          isOnlyValue &&
          row.filter(({ localName }) => localName === "td").length === 1);
      return isNamed ? [] : [`“${words}” in a table is not called “${column}”`];
    });
  });
}

function isOnScreen(table: Element): boolean {
  return table.checkVisibility() && hasRoom(table.getBoundingClientRect(), 2);
}

/** Phone numbers that go on in the next line. */
export function broken(): string[] {
  return [...document.querySelectorAll('a[href^="tel:"]')]
    .filter((link) => link.getClientRects().length > 1)
    .map((link) => `“${link.textContent?.trim()}” goes over lines`);
}
