import * as penalties from "../tax-facts/penalties";
import type { RangesSection } from "./types";

/** What every table of penalty ranges has in common. */
export const penaltyRanges = {
  kind: "ranges",
  columns: ["Behaviour", "Who spoke first", "Penalty"],
  scale: { square: 10, numbered: 50 },
} satisfies Partial<RangesSection>;

/**
 * @param unprompted the range where HMRC was told first
 * @param prompted the range once HMRC has written
 * @returns the two lines of a row
 */
function bySpeaker(unprompted: string, prompted: string) {
  return [
    { label: "You told HMRC first", value: unprompted },
    { label: "HMRC wrote first", value: prompted },
  ];
}

/** The rows for what was deliberate. */
export const deliberateRows: RangesSection["rows"] = [
  {
    heading: "Deliberate but not concealed",
    figures: bySpeaker(penalties.deliberateUnprompted.value, penalties.deliberatePrompted.value),
  },
  {
    heading: "Deliberate and concealed",
    figures: bySpeaker(penalties.concealedUnprompted.value, penalties.concealedPrompted.value),
  },
];

/** The rows for every inaccuracy, UK matters. */
export const ukRows: RangesSection["rows"] = [
  {
    heading: "Reasonable care",
    figures: [{ label: "Either way", value: penalties.reasonableCare.value }],
  },
  {
    heading: "Careless",
    figures: bySpeaker(penalties.carelessUnprompted.value, penalties.carelessPrompted.value),
  },
  ...deliberateRows,
];

/** A passage with all of them. */
export const ukPenaltyRanges = {
  ...penaltyRanges,
  heading: "What penalties can HMRC charge?",
  intro: "A share of the extra tax. If you tell HMRC after its letter, that is usually “prompted”.",
  caption: `Penalty ranges for an inaccuracy in a return, UK matters (as at ${penalties.deliberatePrompted.asAt})`,
  rows: ukRows,
} satisfies RangesSection;

/** The facts that these rows quote, for the sources of a page that shows them. */
export const deliberateFacts = [
  penalties.deliberateUnprompted,
  penalties.deliberatePrompted,
  penalties.concealedUnprompted,
  penalties.concealedPrompted,
];

export const ukFacts = [
  penalties.reasonableCare,
  penalties.carelessUnprompted,
  penalties.carelessPrompted,
  ...deliberateFacts,
];
