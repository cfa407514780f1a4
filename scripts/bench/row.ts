/** A value in its row's unit, and where it was found. */
export interface Found {
  where: string;
  value: number;
}

/** One line of the bench: the worst value, and what it may be. */
export interface Row extends Found {
  name: string;
  unit: string;
  budget: number;
  kept: boolean;
}

/**
 * @param budget the most that any value of `found` may be, in `unit`; with `least`, the least
 * @returns the row of the worst value
 */
export function row(
  name: string,
  budget: number,
  unit: string,
  found: Found[],
  least = false,
): Row {
  const sign = least ? -1 : 1;
  const worst = found.reduce((a, b) => (sign * b.value > sign * a.value ? b : a));
  return { name, budget, unit, ...worst, kept: sign * worst.value <= sign * budget };
}

/** @returns the middle one; of an even count, the upper of the two in the middle */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** @returns a line of the table in docs/performance.md */
export function describe({ name, value, unit, budget, kept, where }: Row): string {
  const told = value.toFixed({ "×": 2, kB: 1 }[unit] ?? (unit ? 0 : 4));
  return `| ${name} | ${budget} ${unit} | ${told} ${unit} (${where}) | ${kept ? "kept" : "MISSED"} |`;
}
