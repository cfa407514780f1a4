/**
 * @param text what a cell of a table holds
 * @returns whether it is a number and no words, so that its digits stand below those of the next row
 */
export function isFigure(text: string): boolean {
  return /^[−-]?£?\d[\d,.]*%?$/.test(text);
}

/**
 * One rule a column, so that equal figures look equal in it.
 *
 * @param cells what a column of a table holds, without its heading; what is empty says nothing
 * @returns the classes of each of its cells: digits of one width where one of them is a figure, and to the
 *   right where all are
 */
export function columnClasses(cells: readonly string[]): string {
  const filled = cells.filter(Boolean);
  if (filled.length > 0 && filled.every(isFigure)) return "tabular-nums sm:text-right";
  return filled.some(isFigure) ? "tabular-nums" : "";
}
