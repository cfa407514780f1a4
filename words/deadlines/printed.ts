import type { Deadline } from "~/words/types";
import { askForTime, askForTimeToPay } from "./tonight";
import { lateAnswer } from "./when-late";

/* The limits that a letter prints itself. */

export const answer = {
  id: "answer",
  choice: "It asks for something by a date, and is not headed “Information notice”",
  counting: null,
  by: "HMRC wants your answer, or the records it asks for.",
  late: lateAnswer,
  tonight: askForTime,
} satisfies Deadline;

export const debt = {
  id: "debt",
  choice:
    "It reminds me of, or claims in court, an amount that an earlier letter named or that I declared",
  counting: null,
  by: "You must have paid, or have asked for Time to Pay. Asking does not answer a court claim, a statutory demand or a petition: see a solicitor today.",
  late: "Call us today. If you cannot reach us, ask for Time to Pay, and name no amount yet. For a court claim, a statutory demand or a petition, see a solicitor today.",
  tonight: askForTimeToPay,
} satisfies Deadline;
