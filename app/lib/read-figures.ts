/** Where a figure lies on a scale of its unit: "15% to 30%", "up to 20 years", or one point, "0%". */
export interface FigureRange {
  from: number;
  to: number;
  /** As it stands behind the number: "%", " years". */
  unit: string;
}

/**
 * @param value a time as a fact gives it: "60 days"
 * @returns its number of days, for a strip with one box for each
 */
export function readDays(value: string): number {
  const [, days] = /^(\d+) days?$/.exec(value) ?? [];
  if (!days) throw new Error(`“${value}” is no number of days`);
  return Number(days);
}

/**
 * @param value a figure as facts give it: "0% to 30%", "up to 20 years", "0%"
 * @returns the range that it names, for a bar on a scale
 */
export function readRange(value: string): FigureRange {
  const [, start, to, unit = ""] = /^(?:(up|\d+)%? to )?(\d+)(%| years?)$/.exec(value) ?? [];
  if (!to) throw new Error(`“${value}” is no range of percentages or years`);
  const end = Number(to);
  return { from: start === "up" ? 0 : Number(start ?? end), to: end, unit };
}
