import { penalties } from "~/words/facts/penalties";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { say } from "~/words/say";
import type { RangeFact, RangesSection } from "./service-page";

/** Under each table: what its labels mean by “first”. */
export const firstMeans =
  "“First” means before you had reason to think that HMRC had found it or was about to.";

/** And what becomes of a mistake that was no carelessness at first. */
export const laterFoundMeans = say`A mistake that you found later and did not report to HMRC is ${penalties.laterFound}.`;

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
function bySpeaker(unprompted: RangeFact, prompted: RangeFact) {
  return [
    { label: "You told HMRC first", fact: unprompted },
    { label: "HMRC wrote first", fact: prompted },
  ];
}

/** The rows for what was deliberate. */
export const deliberateRows: RangesSection["rows"] = [
  {
    heading: "Deliberate but not concealed",
    figures: bySpeaker(penalties.deliberateUnprompted, penalties.deliberatePrompted),
  },
  {
    heading: "Deliberate and concealed",
    figures: bySpeaker(penalties.concealedUnprompted, penalties.concealedPrompted),
  },
];

/** The rows for every inaccuracy, UK matters. */
export const ukRows: RangesSection["rows"] = [
  {
    heading: "Reasonable care",
    figures: [{ label: "Either way", fact: penalties.reasonableCare }],
  },
  {
    heading: "Careless",
    figures: bySpeaker(penalties.carelessUnprompted, penalties.carelessPrompted),
  },
  ...deliberateRows,
];

/** A passage with all of them. */
export const ukPenaltyRanges = {
  ...penaltyRanges,
  heading: penaltyWords.heading,
  folded: "passage",
  about:
    "A share of the extra tax; nothing if you took reasonable care, and told HMRC of a mistake once you found it.",
  intro:
    "“Deliberate” means that you meant HMRC to be misled, or suspected a mistake and chose not to check.",
  caption: `Penalty ranges for an inaccuracy in a return, UK matters (as at ${penalties.deliberatePrompted.asAt})`,
  rows: ukRows,
  notes: [
    firstMeans,
    laterFoundMeans,
    "HMRC can suspend a penalty for carelessness, and drop it if you keep its conditions. Ask for that: a refusal can be appealed.",
  ],
} satisfies RangesSection;
