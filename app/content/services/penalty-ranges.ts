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
export function bySpeaker(unprompted: string, prompted: string) {
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

/** The facts that these rows quote, for the sources of a page that shows them. */
export const deliberateFacts = [
  penalties.deliberateUnprompted,
  penalties.deliberatePrompted,
  penalties.concealedUnprompted,
  penalties.concealedPrompted,
];
