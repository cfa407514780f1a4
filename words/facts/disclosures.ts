import { days, text } from "./figures.ts";
import { from, topic, undated } from "./topic.ts";

/* Putting past tax right: HMRC's property letters, its disclosure service and the offshore facility. */

export const disclosures = topic("disclosures", {
  ...from({ source: "HMRC disclosure service", read: "2026-06-26" })({
    worldwideTime: {
      value: days(90),
      meaning:
        "Time to work out and pay under the Worldwide Disclosure Facility, from HMRC’s acknowledgement",
      appliesFrom: "5 September 2016",
    },
    paymentTime: {
      value: days(90),
      meaning:
        "HMRC’s disclosure service: time to work out, declare and pay, from its acknowledgement of the notification",
    },
    deliberateRoute: {
      value: text("the Contractual Disclosure Facility"),
      meaning:
        "Where HMRC directs people who left tax out deliberately, instead of the ordinary disclosure service",
    },
  }),
  cryptoPaymentTime: {
    value: days(30),
    meaning: "Time to pay all that was disclosed about cryptoassets, from the disclosure",
    source: "HMRC guidance “Pay tax on cryptoassets”",
    ...undated("2026-11-24"),
  },
  nudgeLetterAnswerTime: {
    value: days(30),
    meaning:
      "Time in which HMRC’s letters about property income usually ask for an answer, from their date; a letter may give its own",
    appliesFrom: "letters from November 2024",
    source: "HMRC letters of November 2024",
    read: "2024-11-01",
    secondHand: true,
  },
  nudgeLetterDisclosure: {
    value: text("prompted"),
    meaning:
      "How HMRC’s property letters say that a later disclosure is treated; arguable case by case",
    appliesFrom: "letters from November 2024",
    source: "HMRC letters of November 2024; HMRC disclosure service",
    read: "2026-06-26",
    secondHand: true,
  },
});
