import { fraud } from "~/words/facts/fraud";
import { say } from "~/words/say";
import type { Deadline } from "~/words/types";
import { holdTheOffer } from "./tonight";

/* The limits of an offer under Code of Practice 9. */

const offerAnswer =
  "HMRC must have your signed acceptance with a valid Outline Disclosure, or your signed rejection.";

const offerLate =
  "HMRC treats no answer as a rejection, and that is serious. Do not write to HMRC yourself. Speak to a solicitor today, and call us.";

export const offer = {
  id: "offer",
  choice: "The letter prints the last day for my answer",
  where:
    "If the letter prints the last day for your answer, that day counts. Enter it only to see how long is left.",
  counting: null,
  by: offerAnswer,
  late: offerLate,
  tonight: holdTheOffer,
} satisfies Deadline;

export const offerWithoutDate = {
  id: "offer-without-date",
  choice: "I cannot find that day",
  letter: {
    subject: "Code of Practice 9: our offer",
    text: "Tell us whether you accept it. The time for that is limited.",
  },
  counting: { time: fraud.answerTime, from: "receipt", includesStart: false, grace: 8 },
  by: offerAnswer,
  grace: {
    headline: "Speak to a solicitor today.",
    text: "The time may not be over yet. Decide and sign only with a solicitor’s advice, but do it today.",
  },
  perhaps: say`HMRC’s manual counts from ${fraud.offerPostTime} after an ordinary letter was produced. The acceptance is an admission. If you do not answer, HMRC treats that as a rejection.`,
  late: offerLate,
  tonight: holdTheOffer,
} satisfies Deadline;
