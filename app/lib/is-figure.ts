/**
 * @param text what a cell of a table holds
 * @returns whether it is a number and no words, so that its digits stand below those of the next row
 */
export function isFigure(text: string): boolean {
  return /^[−-]?£?\d[\d,.]*%?$/.test(text);
}
