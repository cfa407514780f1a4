import type { IsoDate, TaxFact, TaxFacts } from "../../words/facts/tax-fact.ts";
import type { Statement } from "../check-words/article-words.ts";

/** A fact that has to be held against its source again. */
export interface StaleFact {
  fact: TaxFact;
  /** Why, in a few words. */
  reason: string;
}

/** What a wrong fact could do to a reader, the worst first. */
const harms = [
  "a reader could miss a time limit",
  "a reader could expect another penalty",
  "a reader could pay or file too little, too much or too late",
  "a reader could be told a rule that has changed",
] as const;

type Harm = (typeof harms)[number];

/**
 * @returns the day from which a fact is out of date: the start of the tax year after the one whose text was read, or
 * the day that the fact itself names, whichever comes first
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
 * @returns each fact whose review day has come, and each that was read in an undated copy or at second hand,
 *   unless a review covers it
 */
export function findStaleFacts(
  topics: Record<string, TaxFacts>,
  reviews: Record<string, { on: string }>,
  today: Date,
): StaleFact[] {
  const day = today.toISOString().slice(0, 10);
  return Object.entries(topics).flatMap(([topic, facts]) =>
    Object.values(facts).flatMap((fact) => {
      const reason = reasonToReview(reviewed(fact, reviews[topic]?.on), day);
      return reason ? [{ fact, reason }] : [];
    }),
  );
}

/** A fact as it stands after a review: read on that day, and what was to be looked at by then has been. */
function reviewed(fact: TaxFact, on: string | undefined): TaxFact {
  if (!on || on < fact.read) return fact;
  const { undatedCopy, secondHand, reviewBy, ...rest } = fact;
  const later = reviewBy && reviewBy > on ? { reviewBy } : {};
  return { ...rest, ...later, read: on as IsoDate };
}

/**
 * @returns by what a wrong one could do to a reader, the worst first, a line for each fact that is due: what it is,
 * why it is due, and the first sentence that quotes it
 */
export function linesByHarm(
  stale: readonly StaleFact[],
  places: readonly Statement[],
): [Harm, string[]][] {
  const groups = Map.groupBy(stale, ({ fact }) => harmOf(fact));
  return harms.flatMap((harm) => {
    const lines = groups.get(harm)?.map((due) => lineOf(due, places));
    return lines ? [[harm, lines] as [Harm, string[]]] : [];
  });
}

function harmOf({ id, value: { unit } }: TaxFact): Harm {
  const [topic = ""] = id.split(".");
  const isTime = /^(?:day|month|year|date)$/.test(unit);
  if (isTime && /^(?:appeals|disclosures|enquiries|fraud)$/.test(topic)) return harms[0];
  if (/^(?:penalties|fraud)$/.test(topic)) return harms[1];
  return unit === "text" ? harms[3] : harms[2];
}

function lineOf({ fact, reason }: StaleFact, places: readonly Statement[]): string {
  const [first, ...more] = places.filter(({ id }) => id === fact.id);
  const others = more.length > 0 ? `, and ${more.length} more` : "";
  const quoted = first ? `${first.where}: “${first.sentence}”${others}` : "in a tool";
  const lookFor = fact.lookFor ? ` Look for ${fact.lookFor}.` : "";
  return `${fact.id}: ${reason}.${lookFor} ${quoted}`;
}

function reasonToReview(fact: TaxFact, day: string): string | undefined {
  const { read, reviewBy, undatedCopy, secondHand } = fact;
  if (reviewBy && reviewBy <= day) return `to be looked at again by ${reviewBy}`;
  if (secondHand) return "read at second hand, not in the official text";
  if (undatedCopy) return "read in a copy without a date, so perhaps an old one";
  const due = reviewDay(fact);
  if (due <= day) return `as of ${read}, due for review on ${due}`;
}
