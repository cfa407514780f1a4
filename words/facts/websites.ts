import { days } from "./figures.ts";
import { topic } from "./topic.ts";

/* What the law asks of a firm that deals with the public: cancelling what was agreed at a distance. */

export const websites = topic("websites", {
  cancellationTime: {
    value: days(14),
    meaning:
      "Time in which a consumer can cancel a service agreed at a distance, counted after the day of the agreement",
    appliesFrom: "contracts from 13 June 2014",
    source: "Consumer Contracts Regulations 2013 (SI 2013/3134) regs 29, 30, 36",
    read: "2026-05-03",
    secondHand: true,
  },
});
