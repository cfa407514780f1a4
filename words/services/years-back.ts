import { penalties } from "~/words/facts/penalties";
import { say } from "~/words/say";
import type { RangesSection } from "./service-page";

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
      figures: [{ upTo: true, fact: penalties.ordinaryTimeLimit }],
    },
    {
      heading: "Careless: you, or someone acting for you",
      figures: [{ upTo: true, fact: penalties.carelessTimeLimit }],
    },
    {
      heading: "Overseas matters, even with reasonable care",
      figures: [{ upTo: true, fact: penalties.offshoreTimeLimit }],
    },
    {
      heading:
        "Deliberate, or HMRC not told of tax due, with no notice to file in time and no reasonable excuse",
      figures: [{ upTo: true, fact: penalties.deliberateTimeLimit }],
    },
  ],
  notes: [
    say`These are outer limits, and apply ${penalties.ordinaryTimeLimit.appliesFrom}. Corporation tax, VAT and National Insurance have limits of their own.`,
    say`The ${penalties.offshoreTimeLimit} apply ${penalties.offshoreTimeLimit.appliesFrom}, but not where HMRC already had the overseas information in time.`,
  ],
} satisfies RangesSection;
