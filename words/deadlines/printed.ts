import type { Deadline } from "~/words/types";
import { askForTime, askForTimeToPay } from "./tonight";
import { lateAnswer } from "./when-late";

/* The limits that a letter prints itself. */

export const answer = {
  id: "answer",
  choice: "It asks for something, by a date",
  counting: null,
  by: "HMRC wants your answer, or the records it asks for.",
  late: lateAnswer,
  tonight: askForTime,
} satisfies Deadline;

export const debt = {
  id: "debt",
  choice: "It asks for payment, by a date",
  counting: null,
  by: "You must have paid, or have asked for Time to Pay.",
  late: lateAnswer,
  tonight: askForTimeToPay,
} satisfies Deadline;
