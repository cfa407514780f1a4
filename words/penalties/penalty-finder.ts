import type { Percent } from "~/words/facts/figures";
import { penalties } from "~/words/facts/penalties";
import type { TaxFact } from "~/words/facts/tax-fact";
import type { PenaltyAnswers } from "./penalty-questions";

type Range = TaxFact & { value: Percent };

/** By who spoke first. */
type BySpeaker = Record<PenaltyAnswers["who"], Range>;

type Wrong = Exclude<PenaltyAnswers["what"], "care" | "untold">;

/** For one place: by what went wrong; for tax that HMRC was never told of, but not on purpose, also by when. */
interface Place {
  ranges: Record<Wrong, BySpeaker>;
  untold: Record<PenaltyAnswers["when"], BySpeaker>;
}

type Paired<Name> = Name extends `${infer Wrong}Unprompted` ? Wrong : never;

/** @returns the two facts of a range: `bySpeaker("careless")` are `carelessUnprompted` and `carelessPrompted` */
function bySpeaker(name: Paired<keyof typeof penalties>): BySpeaker {
  return {
    taxpayer: penalties[`${name}Unprompted` as const],
    hmrc: penalties[`${name}Prompted` as const],
  };
}

/** Abroad the ranges for what was on purpose are the same whether a return was wrong or HMRC was never told. */
function abroad(category: 1 | 2 | 3): Place {
  const wrong = `offshoreCategory${category}` as const;
  const never = `offshoreFailureCategory${category}` as const;
  const deliberate = bySpeaker(`${wrong}Deliberate`);
  const concealed = bySpeaker(`${wrong}Concealed`);
  const later = bySpeaker(`${never}Later`);
  return {
    ranges: {
      careless: bySpeaker(`${wrong}Careless`),
      deliberate,
      concealed,
      untoldDeliberate: deliberate,
      untoldConcealed: concealed,
    },
    untold: { early: bySpeaker(never), later, old: later },
  };
}

/** The ranges of each place (FA 2007 Sch 24, FA 2008 Sch 41). */
const places: Record<Exclude<PenaltyAnswers["where"], "unknown">, Place> = {
  uk: {
    ranges: {
      careless: bySpeaker("careless"),
      deliberate: bySpeaker("deliberate"),
      concealed: bySpeaker("concealed"),
      untoldDeliberate: bySpeaker("failureToNotifyDeliberate"),
      untoldConcealed: bySpeaker("failureToNotifyConcealed"),
    },
    untold: {
      early: bySpeaker("failureToNotify"),
      later: bySpeaker("failureToNotifyLater"),
      old: bySpeaker("failureToNotifyLater"),
    },
  },
  category1: abroad(1),
  category2: abroad(2),
  category3: abroad(3),
};

/**
 * @param answers what went wrong, who spoke first, when and where
 * @returns the range that the law gives; nothing where it depends on a category that is not known
 */
export function penaltyRange({ what, who, when, where }: PenaltyAnswers): Range | undefined {
  if (what === "care") return penalties.reasonableCare;
  if (where === "unknown") return undefined;
  const { ranges, untold } = places[where];
  return (what === "untold" ? untold[when] : ranges[what])[who];
}
