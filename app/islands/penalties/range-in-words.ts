import { penalties } from "~/words/facts/penalties";
import type { TaxFact } from "~/words/facts/tax-fact";
import { penaltyRange } from "~/words/penalties/penalty-finder";
import { type PenaltyAnswers, rangeWords as words } from "~/words/penalties/penalty-questions";

/** Whether it was on purpose. */
const onPurpose: Record<PenaltyAnswers["what"], boolean> = {
  care: false,
  careless: false,
  deliberate: true,
  concealed: true,
  untold: false,
  untoldDeliberate: true,
  untoldConcealed: true,
};

/**
 * @param given what has been answered so far
 * @returns whether it matters how long the tax was unpaid: for tax that HMRC was never told of, and for money abroad
 */
export function dependsOnWhen({ what, where }: Partial<PenaltyAnswers>): boolean {
  return what === "untold" || (where !== undefined && where !== "uk");
}

/**
 * @param given what went wrong, who spoke first, when and where
 * @param isVat whether the case is about VAT, which has no ranges of its own for money abroad
 * @returns the range for its rule, and the words that belong to it
 */
export function rangeInWords(given: PenaltyAnswers, isVat: boolean) {
  const answers = isVat ? { ...given, where: "uk" as const } : given;
  const fact = penaltyRange(answers);
  const isAbroad = given.where !== "uk";
  const isOldAbroad = isAbroad && !isVat && given.when === "old";
  const hasCare = given.what === "care";
  const isUntold = given.what.startsWith("untold");
  return {
    heading: headingOf(fact, isOldAbroad),
    range: fact?.value,
    /** Whether a solicitor has to hear of it before anyone else. */
    isForSolicitor: onPurpose[given.what],
    remarks: [
      ...(isOldAbroad ? [words.oldOffshore] : []),
      ...(onPurpose[given.what] ? [words.solicitor] : []),
      ...(isUntold ? [isVat ? words.untoldVat : words.untold] : []),
      ...(hasCare ? [words.care] : remarksOnRange(answers, fact)),
      ...(isVat ? [words.vat] : []),
      ...(isAbroad && !isVat ? [words.company] : []),
      ...(!isAbroad && !isVat && onPurpose[given.what] ? [words.transfer] : []),
      ...(isAbroad && !isVat && onPurpose[given.what] ? [words.earlierOffshore] : []),
      ...(hasCare ? [] : [words.where]),
    ],
    source: sourceOf(fact ?? penalties.offshoreCategory3Maximum),
  };
}

type Found = ReturnType<typeof penaltyRange>;

function headingOf(fact: Found, isOldAbroad: boolean): string {
  if (!fact) return words.notGiven;
  if (fact.value.to > 0) return words.law(fact.value);
  return isOldAbroad ? words.noneOrdinary : words.none;
}

function remarksOnRange(answers: PenaltyAnswers, fact: Found): string[] {
  const { what, when } = answers;
  const isSlow = !dependsOnWhen(answers) || when === "old";
  return [
    ...(fact ? [] : [words.anyCategory]),
    // Its range allows for the time already: HMRC adds nothing for a slow correction.
    ...(what === "untold" ? [words.excuse] : isSlow ? [words.slow] : []),
  ];
}

function sourceOf({ source, meaning, asAt }: TaxFact): string {
  return `${words.source} ${source}. ${meaning}${asAt ? ` (${words.asAt} ${asAt})` : ""}.`;
}
