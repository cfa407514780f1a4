/** One line of the bench: what was measured, and what it may be. */
export interface Row {
  name: string;
  unit: "B" | "ms" | "s" | "×" | "score" | "files" | "requests" | "shift";
  measured: number;
  /** The most it may be, or the least for a score. Without one, the row only informs. */
  budget?: number;
  /** Where the worst value was found, or how the value came about. */
  detail?: string;
  /** Every value, by address, where the row tells only the worst. */
  all?: Record<string, number>;
}

/**
 * @param row a measured row
 * @returns whether the value keeps the budget; a row without one always does
 */
export function passes({ unit, measured, budget }: Row): boolean {
  if (budget === undefined) return true;
  return unit === "score" ? measured >= budget : measured <= budget;
}

/**
 * @param row a measured row
 * @returns one line: verdict, name, measured value, budget, their ratio, detail
 */
export function describe(row: Row): string {
  const { name, unit, measured, budget, detail } = row;
  const verdict = budget === undefined ? "info" : passes(row) ? "pass" : "MISS";
  const value = (number: number) =>
    `${number.toLocaleString("en-GB", { maximumFractionDigits: unit === "B" ? 0 : 3 })} ${unit}`;
  const limit =
    budget === undefined
      ? ""
      : `of ${value(budget)}${budget > 0 ? ` (${(measured / budget).toFixed(2)})` : ""}`;
  return `${verdict}  ${name.padEnd(52)} ${value(measured).padStart(14)} ${limit.padEnd(24)} ${detail ?? ""}`.trimEnd();
}

/**
 * @param values what was found at each address
 * @returns the part of a row that tells the greatest of them
 * @throws Error if there is none
 */
export function greatest(values: readonly { path: string; value: number }[]) {
  const [first] = values.toSorted((a, b) => b.value - a.value);
  if (!first) throw new Error("Nothing was measured.");
  const all = Object.fromEntries(values.map((found) => [found.path, found.value]));
  return { measured: first.value, detail: first.path, all };
}

/**
 * @param values any numbers
 * @returns the middle one, or the mean of the middle two
 * @throws Error if there is none
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  if (middle.length === 0) throw new Error("Nothing was measured.");
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * For times that are compared: what else the machine does makes single ones longer, never shorter.
 *
 * @param values any numbers
 * @returns the mean of the lower half
 * @throws Error if there is none
 */
export function lowerMean(values: readonly number[]): number {
  if (values.length === 0) throw new Error("Nothing was measured.");
  const lower = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 2));
  return lower.reduce((sum, value) => sum + value, 0) / lower.length;
}
