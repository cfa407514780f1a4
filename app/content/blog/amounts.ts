/**
 * @param text an amount as a fact prints it: "£1,000", "20%", "45p" or "10,000"
 * @returns the number to reckon with, in pounds or as a share: 1000, 0.2, 0.45 or 10000
 * @throws Error if the text is no such amount
 */
export function amountIn(text: string): number {
  const [, sign, digits, unit] = /^(£?)(\d[\d,]*(?:\.\d+)?)(%|p|)$/.exec(text) ?? [];
  if (!digits || (sign && unit)) throw new Error(`"${text}" is no amount to reckon with`);
  const number = Number(digits.replaceAll(",", ""));
  return unit ? number / 100 : number;
}

/**
 * @param amount pounds, not less than nothing
 * @returns the amount as it is printed, with pence only if there are any: "£1,250" or "£40.50"
 */
export function pounds(amount: number): string {
  const pence = Math.round(amount * 100);
  const digits = pence % 100 === 0 ? 0 : 2;
  return `£${(pence / 100).toLocaleString("en-GB", { minimumFractionDigits: digits })}`;
}
