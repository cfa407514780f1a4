import * as penalties from "../tax-facts/penalties";
import type { RangesSection } from "./types";

/** How far back HMRC can go for income tax; the same table wherever it stands. */
export const yearsBack = {
  kind: "ranges",
  heading: "How far back can HMRC go?",
  intro:
    "The limit depends on why the tax was missed. Where HMRC relies on more than the ordinary limit, it is for HMRC to show why, year by year.",
  caption:
    "Time limits for assessing income tax and capital gains tax, counted from the end of the tax year",
  columns: ["Why the tax was missed", "How far back"],
  scale: { square: 1, numbered: 10, today: "Today" },
  rows: [
    {
      heading: "The ordinary limit, with reasonable care",
      figures: [{ value: `up to ${penalties.ordinaryTimeLimit.value}` }],
    },
    {
      heading: "Careless: you, or someone acting for you",
      figures: [{ value: `up to ${penalties.carelessTimeLimit.value}` }],
    },
    {
      heading: "Overseas matters, even with reasonable care",
      figures: [{ value: `up to ${penalties.offshoreTimeLimit.value}` }],
    },
    {
      heading: "Deliberate, or nobody told HMRC of the tax",
      figures: [{ value: `up to ${penalties.deliberateTimeLimit.value}` }],
    },
  ],
  note: `These are outer limits, and apply ${penalties.ordinaryTimeLimit.appliesFrom}. The overseas limit is for ${penalties.offshoreTimeLimit.appliesFrom}. It does not apply where HMRC already had the overseas information in time. Corporation tax, VAT and National Insurance have limits of their own.`,
} satisfies RangesSection;

/** The facts that the table quotes, for the sources of a page that shows it. */
export const yearsBackFacts = [
  penalties.ordinaryTimeLimit,
  penalties.carelessTimeLimit,
  penalties.offshoreTimeLimit,
  penalties.deliberateTimeLimit,
];
