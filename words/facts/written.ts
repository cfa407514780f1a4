import { monthName } from "../display-date.ts";
import type { Count, Figure, Money } from "./figures.ts";
import type { TaxFact } from "./tax-fact.ts";

/** Between a number and its unit: they never part at the end of a line. */
const kept = "\u00a0";

const articles = { hour: "an", day: "a", week: "a", month: "a", year: "a" } as const;

/**
 * The one way in which each kind of figure is printed.
 *
 * @returns it as it stands in a sentence: "30 days", "0% to 30%", "£90,000", "31 January 2027"
 */
export function written(figure: Figure): string {
  switch (figure.unit) {
    case "percent": {
      const { from, to } = figure;
      return (from === to ? `${to}%` : `${from}% to ${to}%`) + rate(figure);
    }
    case "pound":
      return writtenPounds(figure) + rate(figure);
    case "penny":
      return `${figure.amount}p${rate(figure)}`;
    case "number":
      return figure.amount.toLocaleString("en-GB");
    case "date":
      return writtenDay(figure.date);
    case "text":
      return figure.text;
    default:
      return `${figure.count}${kept}${unitOf(figure)}`;
  }
}

/** @returns a number's unit, where it stands apart: "days" */
export function unitOf({ count, unit }: Count): string {
  return count === 1 ? unit : `${unit}s`;
}

/** @returns where a figure stands, and of when it is if it may have changed since */
export function cited({ source, asAt }: Pick<TaxFact, "source" | "asAt">): string {
  return asAt ? `${source}; as at ${asAt}` : source;
}

function rate({ per }: { per?: keyof typeof articles }): string {
  return per ? ` ${articles[per]} ${per}` : "";
}

function writtenPounds({ amount, per }: Money): string {
  if (amount >= 1_000_000) return `£${amount / 1_000_000}${kept}million`;
  const digits = per === "hour" || !Number.isInteger(amount) ? 2 : 0;
  return `£${amount.toLocaleString("en-GB", { minimumFractionDigits: digits })}`;
}

function writtenDay(date: string): string {
  const [day, month, year] = date.split("-").reverse();
  return [`${Number(day)}${kept}${monthName(month)}`, year].filter(Boolean).join(" ");
}
