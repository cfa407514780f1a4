import type { TaxFact } from "./types.ts";

/* Putting past tax right: HMRC's property letters, its disclosure service and the offshore facility. */

export const nudgeLetterAnswerTime = {
  value: "30 days",
  meaning:
    "Time in which HMRC’s letters about property income usually ask for a call or an answer online, from the date of the letter, whether or not there is something to declare; HMRC says it will open a check if nobody answers. A letter may give its own date",
  appliesFrom: "letters from November 2024",
  source: "HMRC letters of November 2024",
  read: "2024-11-01",
  secondHand: true,
} satisfies TaxFact;

export const nudgeLetterDisclosure = {
  value: "prompted",
  meaning:
    "How HMRC’s property letters say that a later disclosure is treated; arguable case by case",
  appliesFrom: "letters from November 2024",
  source: "HMRC letters of November 2024; HMRC disclosure service",
  read: "2026-06-26",
  secondHand: true,
} satisfies TaxFact;

export const paymentTime = {
  value: "90 days",
  meaning:
    "Time to work out, declare and pay, from the date HMRC acknowledges the notification, not from its letter",
  appliesFrom: "current",
  source: "HMRC disclosure service",
  read: "2026-06-26",
} satisfies TaxFact;

export const deliberateRoute = {
  value: "the Contractual Disclosure Facility",
  meaning:
    "Where HMRC directs people who left tax out deliberately, instead of the ordinary disclosure service",
  appliesFrom: "current",
  source: "HMRC disclosure service",
  read: "2026-06-26",
} satisfies TaxFact;

export const penaltyRateRange = {
  value: "0% to 200%",
  meaning:
    "Penalty rates among which whoever discloses works out their own; HMRC does not supply it",
  appliesFrom: "current",
  source: "HMRC disclosure service",
  read: "2026-06-26",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const worldwideFacilitySince = {
  value: "5 September 2016",
  meaning:
    "Opening of the Worldwide Disclosure Facility, for UK tax that relates wholly or partly to an offshore issue; it has no special terms",
  appliesFrom: "5 September 2016",
  source: "GOV.UK, Worldwide Disclosure Facility",
  read: "2017-01-01",
} satisfies TaxFact;

export const worldwideFacilityTime = {
  value: "90 days",
  meaning: "Time to disclose under the Worldwide Disclosure Facility, from HMRC’s acknowledgement",
  appliesFrom: "current",
  source: "GOV.UK, Worldwide Disclosure Facility; HMRC disclosure service",
  read: "2026-06-26",
} satisfies TaxFact;
