import type { IsoDate, TaxFact, TaxFacts } from "../../app/content/tax-facts/types.ts";

/** A fact that has to be held against its source again. */
export interface StaleFact {
  file: string;
  name: string;
  /** Why, in a few words that several facts can share. */
  reason: string;
}

/**
 * When a fact has to be held against its source again: at the start of the tax year after the one
 * whose text was read, or by the day the fact itself names, whichever comes first.
 *
 * @param fact the days that bear on it
 * @returns the day from which the fact is out of date
 */
export function reviewDay({ read, reviewBy }: Pick<TaxFact, "read" | "reviewBy">): IsoDate {
  const year = Number(read.slice(0, 4));
  const thisYears: IsoDate = `${year}-04-06`;
  const next: IsoDate = read < thisYears ? thisYears : `${year + 1}-04-06`;
  return reviewBy && reviewBy < next ? reviewBy : next;
}

/**
 * @param topics the tax facts by topic; each topic is a file of that name
 * @param reviews by topic, the day on which somebody held its facts against their sources
 * @param today the day of the question
 * @returns each fact whose review day has come, and each that was read in an undated copy, unless a review
 *   covers it
 */
export function findStaleFacts(
  topics: Record<string, TaxFacts>,
  reviews: Record<string, { on: string }>,
  today: Date,
): StaleFact[] {
  const day = today.toISOString().slice(0, 10);
  return Object.entries(topics).flatMap(([topic, facts]) =>
    Object.entries(facts).flatMap(([name, fact]) => {
      const reason = reasonToReview(reviewed(fact, reviews[topic]?.on), day);
      return reason ? [{ file: `app/content/tax-facts/${topic}.ts`, name, reason }] : [];
    }),
  );
}

/** A fact as it stands after a review: read on that day, and what was to be looked at by then has been. */
function reviewed(fact: TaxFact, on: string | undefined): TaxFact {
  if (!on || on < fact.read) return fact;
  const { undatedCopy, reviewBy, ...rest } = fact;
  const later = reviewBy && reviewBy > on ? { reviewBy } : {};
  return { ...rest, ...later, read: on as IsoDate };
}

/**
 * @param stale the facts that are due
 * @returns one line for each file and reason, with the names of the facts it holds for
 */
export function linesOf(stale: readonly StaleFact[]): string[] {
  const groups = Map.groupBy(stale, ({ file, reason }) => `${file}: ${reason}`);
  return [...groups].map(
    ([group, facts]) => `${group}: ${facts.map(({ name }) => name).join(", ")}`,
  );
}

function reasonToReview(fact: TaxFact, day: string): string | undefined {
  const { read, reviewBy, undatedCopy } = fact;
  if (reviewBy && reviewBy <= day) return `to be looked at again by ${reviewBy}`;
  if (undatedCopy) return "read in a copy without a date, so perhaps an old one";
  const due = reviewDay(fact);
  if (due <= day) return `as of ${read}, due for review on ${due}`;
}
