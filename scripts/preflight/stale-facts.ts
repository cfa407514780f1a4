import type { IsoDate, TaxFacts } from "../../app/content/tax-facts/types.ts";

/**
 * When a fact has to be held against its source again: at the start of the next tax year, 6 April,
 * which is never more than twelve months away.
 *
 * @param checked the day of the last check
 * @returns the day from which the fact is out of date
 */
export function reviewDay(checked: IsoDate): IsoDate {
  const year = Number(checked.slice(0, 4));
  const thisYears: IsoDate = `${year}-04-06`;
  return checked < thisYears ? thisYears : `${year + 1}-04-06`;
}

/**
 * @param topics the tax facts by topic; each topic is a file of that name
 * @param today the day of the review
 * @returns one line for each fact whose review day has come, naming file and field
 */
export function findStaleFacts(topics: Record<string, TaxFacts>, today: Date): string[] {
  const day = today.toISOString().slice(0, 10);
  return Object.entries(topics).flatMap(([topic, facts]) =>
    Object.entries(facts)
      .filter(([, { checked }]) => reviewDay(checked) <= day)
      .map(
        ([key, { checked }]) =>
          `app/content/tax-facts/${topic}.ts: ${key}.checked is ${checked}; it was due for review on ${reviewDay(checked)}`,
      ),
  );
}
