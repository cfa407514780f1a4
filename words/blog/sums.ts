import { disclosures } from "../facts/disclosures.ts";
import { written } from "../facts/written.ts";
import { pen } from "../pen.ts";
import { rentalSums, rentShares, replacedSlip } from "./rental-sums.ts";

/** The worked sums of each article, by its file: `{{sum.group.name}}` in the text quotes one. */
export const sums: Record<string, Record<string, Record<string, string>>> = {
  "allowable-expenses-for-rental-income.md": rentalSums,
};

/** What the drawings of each article show, by its file: `{{drawing:name}}` puts one in the text. */
export const drawings: Record<string, Record<string, object>> = {
  "allowable-expenses-for-rental-income.md": {
    "rent-letter": {
      stamp: "Example",
      sent: "5\u00a0February",
      note: pen("this is day 1"),
      lines: [
        "Your rent",
        "We have information about rent that you received.",
        "Please reply within ",
      ],
      time: written(disclosures.nudgeLetterAnswerTime.value),
    },
    "rent-shares": rentShares,
    "sum-slip": replacedSlip,
    // The firm's number: it shows nothing of the guide's own.
    "call-us": {},
  },
};
