import * as fraud from "../tax-facts/fraud";
import type { Deadline } from "../types";

/* The limits of an offer under Code of Practice 9. */

const offerAnswer =
  "HMRC must have your signed acceptance with a valid Outline Disclosure, or your signed rejection.";

const offerLate =
  "HMRC treats no answer as a rejection, and that is serious. Do not write to HMRC yourself. Speak to a solicitor today, and call us.";

export const offer = {
  choice: "It prints the last day for my answer",
  by: offerAnswer,
  late: offerLate,
} satisfies Deadline;

export const offerWithoutDate = {
  choice: "I cannot find that day",
  counting: { time: fraud.answerTime, from: "receipt", includesStart: false },
  by: offerAnswer,
  late: offerLate,
} satisfies Deadline;
