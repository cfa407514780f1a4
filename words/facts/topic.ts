import { BadValue } from "../../firm/bad-values.ts";
import type { Figure } from "./figures.ts";
import type { IsoDate, Reading, TaxFact } from "./tax-fact.ts";

/** What a fact says of itself; what is left out, its source says. */
type Entry = Omit<TaxFact, keyof Reading | "id" | "appliesFrom"> & Partial<TaxFact>;

/** What a figure says that may have changed since: the month that is printed beside it, and the day to look again. */
export const asAtOctober2026 = { asAt: "October 2026", reviewBy: "2026-10-28" } as const;

/** @returns when a text was read that bears no date of its own */
export const undated = (read: IsoDate) => ({ read, undatedCopy: true }) as const;

/** @returns the same where the official text was read through somebody else */
export const heard = (read: IsoDate) => ({ ...undated(read), secondHand: true }) as const;

/**
 * Facts of one source, which is named once: `from({ … })({ … })`.
 *
 * @param common the source, what was read of it, and whatever else all these facts have in common
 * @returns gives that to each of the facts by name
 */
export function from<const R extends Reading & Partial<TaxFact>>(common: R) {
  return <E extends Record<string, Entry>>(entries: E) => {
    const sourced = Object.entries(entries).map(([name, entry]) => [name, { ...common, ...entry }]);
    return Object.fromEntries(sourced) as { [N in keyof E]: R & E[N] };
  };
}

/**
 * The facts of one topic.
 *
 * @param topic the name of its file
 * @param entries its facts by name
 * @returns each of them with its id, `topic.name`
 * @throws BadValue naming the file, the fact and what to write instead
 */
export function topic<E extends Record<string, Entry & Reading>>(topic: string, entries: E) {
  const facts = Object.entries(entries).map(([name, fact]) => {
    const problem = problemWith(fact.value) ?? reviewProblem(fact);
    if (problem) throw new BadValue(`words/facts/${topic}.ts: ${name}: ${problem}`);
    return [name, { ...fact, id: `${topic}.${name}` }];
  });
  return Object.fromEntries(facts) as {
    [N in keyof E]: E[N] & Pick<TaxFact, "id">;
  };
}

function reviewProblem({ read, reviewBy, undatedCopy }: Reading): string | undefined {
  if (!reviewBy || undatedCopy || reviewBy > read) return;
  return `reviewBy ${reviewBy} is not after read ${read}: write the next day on which it may change, or take it out`;
}

/** More than this no penalty of UK tax law comes to. */
const mostPercent = 300;

function problemWith(figure: Figure): string | undefined {
  if (figure.unit === "text") return figure.text ? undefined : "the text is empty";
  if (figure.unit === "date") {
    const [, year = "2000", rest = ""] = /^(?:(\d{4})-)?(\d\d-\d\d)$/.exec(figure.date) ?? [];
    const day = new Date(`${year}-${rest}T00:00Z`);
    const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === rest;
    return exists
      ? undefined
      : `${figure.date} is no day: write YYYY-MM-DD, or MM-DD for every year`;
  }
  if (figure.unit === "percent") {
    const { from, to } = figure;
    if (from >= 0 && from <= to && to <= mostPercent) return;
    return `${from}% to ${to}% is no range: write the lower figure first, from 0 to ${mostPercent}`;
  }
  if ("count" in figure) {
    const { count, unit } = figure;
    return count > 0 ? undefined : `${count} ${unit}s is no time: write a number above 0`;
  }
  return figure.amount >= 0 ? undefined : `${figure.amount} is no amount: write a number from 0`;
}
