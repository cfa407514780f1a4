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

const speakers = (taxpayer: Range, hmrc: Range): BySpeaker => ({ taxpayer, hmrc });

function place(
  ranges: Record<"careless" | "deliberate" | "concealed", BySpeaker>,
  never: Record<"deliberate" | "concealed", BySpeaker>,
  early: BySpeaker,
  later: BySpeaker,
): Place {
  return {
    ranges: { ...ranges, untoldDeliberate: never.deliberate, untoldConcealed: never.concealed },
    untold: { early, later, old: later },
  };
}

const offshore1 = {
  careless: speakers(
    penalties.offshoreCategory1CarelessUnprompted,
    penalties.offshoreCategory1CarelessPrompted,
  ),
  deliberate: speakers(
    penalties.offshoreCategory1DeliberateUnprompted,
    penalties.offshoreCategory1DeliberatePrompted,
  ),
  concealed: speakers(
    penalties.offshoreCategory1ConcealedUnprompted,
    penalties.offshoreCategory1ConcealedPrompted,
  ),
};
const offshore2 = {
  careless: speakers(
    penalties.offshoreCategory2CarelessUnprompted,
    penalties.offshoreCategory2CarelessPrompted,
  ),
  deliberate: speakers(
    penalties.offshoreCategory2DeliberateUnprompted,
    penalties.offshoreCategory2DeliberatePrompted,
  ),
  concealed: speakers(
    penalties.offshoreCategory2ConcealedUnprompted,
    penalties.offshoreCategory2ConcealedPrompted,
  ),
};
const offshore3 = {
  careless: speakers(
    penalties.offshoreCategory3CarelessUnprompted,
    penalties.offshoreCategory3CarelessPrompted,
  ),
  deliberate: speakers(
    penalties.offshoreCategory3DeliberateUnprompted,
    penalties.offshoreCategory3DeliberatePrompted,
  ),
  concealed: speakers(
    penalties.offshoreCategory3ConcealedUnprompted,
    penalties.offshoreCategory3ConcealedPrompted,
  ),
};

/** The ranges of each place (FA 2007 Sch 24, FA 2008 Sch 41). */
const places: Record<Exclude<PenaltyAnswers["where"], "unknown">, Place> = {
  uk: place(
    {
      careless: speakers(penalties.carelessUnprompted, penalties.carelessPrompted),
      deliberate: speakers(penalties.deliberateUnprompted, penalties.deliberatePrompted),
      concealed: speakers(penalties.concealedUnprompted, penalties.concealedPrompted),
    },
    {
      deliberate: speakers(
        penalties.failureToNotifyDeliberateUnprompted,
        penalties.failureToNotifyDeliberatePrompted,
      ),
      concealed: speakers(
        penalties.failureToNotifyConcealedUnprompted,
        penalties.failureToNotifyConcealedPrompted,
      ),
    },
    speakers(penalties.failureToNotifyUnprompted, penalties.failureToNotifyPrompted),
    speakers(penalties.failureToNotifyLaterUnprompted, penalties.failureToNotifyLaterPrompted),
  ),
  category1: place(
    offshore1,
    offshore1,
    speakers(
      penalties.offshoreFailureCategory1Unprompted,
      penalties.offshoreFailureCategory1Prompted,
    ),
    speakers(
      penalties.offshoreFailureCategory1LaterUnprompted,
      penalties.offshoreFailureCategory1LaterPrompted,
    ),
  ),
  category2: place(
    offshore2,
    offshore2,
    speakers(
      penalties.offshoreFailureCategory2Unprompted,
      penalties.offshoreFailureCategory2Prompted,
    ),
    speakers(
      penalties.offshoreFailureCategory2LaterUnprompted,
      penalties.offshoreFailureCategory2LaterPrompted,
    ),
  ),
  category3: place(
    offshore3,
    offshore3,
    speakers(
      penalties.offshoreFailureCategory3Unprompted,
      penalties.offshoreFailureCategory3Prompted,
    ),
    speakers(
      penalties.offshoreFailureCategory3LaterUnprompted,
      penalties.offshoreFailureCategory3LaterPrompted,
    ),
  ),
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
