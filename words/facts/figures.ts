type Period = "hour" | "day" | "week" | "month" | "year";

/** A number of days and the like. */
export interface Count {
  unit: "day" | "month" | "year" | "point" | "percentage point";
  count: number;
}

/** A percentage, or the range from one to another. */
export interface Percent {
  unit: "percent";
  from: number;
  to: number;
  per?: Period;
}

/** An amount of money, in pounds or in pence. */
export interface Money {
  unit: "pound" | "penny";
  amount: number;
  per?: Period;
}

/** A number of its own. */
interface Plain {
  unit: "number";
  amount: number;
}

/** A day, YYYY-MM-DD, or one of every year, MM-DD. */
interface Day {
  unit: "date";
  date: string;
}

/** What has no unit. */
interface Text {
  unit: "text";
  text: string;
}

/** A figure with its unit; calculators take its numbers, sentences what `written` makes of it. */
export type Figure = Count | Percent | Money | Plain | Day | Text;

const counted =
  <U extends Count["unit"]>(unit: U) =>
  (count: number) => ({ unit, count });

export const days = counted("day");
export const months = counted("month");
export const years = counted("year");
export const points = counted("point");
export const percentagePoints = counted("percentage point");

/** @returns one percentage, or a range of them */
export const percent = (from: number, to = from) => ({ unit: "percent" as const, from, to });

export const pounds = (amount: number) => ({ unit: "pound" as const, amount });
export const pence = (amount: number) => ({ unit: "penny" as const, amount });
export const number = (amount: number) => ({ unit: "number" as const, amount });

/** @returns the same figure for each hour, day, week, month or year */
export const per = <F extends Percent | Money>(period: Period, figure: F) => ({
  ...figure,
  per: period,
});

/** @returns a day, YYYY-MM-DD, or one of every year, MM-DD */
export const date = (date: string) => ({ unit: "date" as const, date });

/** @returns what has no unit, as it is printed inside a sentence */
export const text = (text: string) => ({ unit: "text" as const, text });
