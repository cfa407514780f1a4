import type { TaxFact } from "./types.ts";

/* Data protection figures that the privacy policy quotes. */

export const complaintAcknowledgementTime = {
  value: "30 days",
  meaning:
    "Time to acknowledge a data protection complaint; the outcome follows without undue delay",
  appliesFrom: "19 June 2026",
  source:
    "Data Protection Act 2018 s164A, inserted by Data (Use and Access) Act 2025 s103; Statutory Instrument 2026/82",
  read: "2026-10-01",
  secondHand: true,
} satisfies TaxFact;

export const complaintProcedureSince = {
  value: "19 June 2026",
  meaning: "Day since which every data controller must have a data protection complaints procedure",
  appliesFrom: "19 June 2026",
  source:
    "Data Protection Act 2018 s164A, inserted by Data (Use and Access) Act 2025 s103; Statutory Instrument 2026/82",
  read: "2026-10-01",
  secondHand: true,
} satisfies TaxFact;

export const cookieRulesSince = {
  value: "5 February 2026",
  meaning:
    "Day since which some low-risk cookie uses need no consent if there is clear information and a simple way to object",
  appliesFrom: "5 February 2026",
  source:
    "Privacy and Electronic Communications Regulations 2003 reg 6 and Sch A1, inserted by Data (Use and Access) Act 2025 s112 and Sch 12",
  read: "2026-04-29",
  secondHand: true,
} satisfies TaxFact;

export const regulator = {
  value: "the Information Commission, known as the ICO",
  meaning:
    "Data protection regulator to which a complaint can be made; it took over from the Information Commissioner",
  appliesFrom: "30 September 2026",
  source:
    "Data (Use and Access) Act 2025 ss117(4)(a), 118, 119; Statutory Instrument 2026/1015 reg 2",
  read: "2026-09-17",
  secondHand: true,
} satisfies TaxFact;

export const informationCommissionSince = {
  value: "30 September 2026",
  meaning: "Day on which the Information Commission took over from the Information Commissioner",
  appliesFrom: "30 September 2026",
  source:
    "Data (Use and Access) Act 2025 ss117(4)(a), 118, 119; Statutory Instrument 2026/1015 reg 2",
  read: "2026-09-17",
  secondHand: true,
} satisfies TaxFact;

export const statisticsCookies = {
  value: "statistics for one’s own service",
  meaning:
    "Sole purpose for which statistics cookies need no consent, with clear information and a simple, free objection; an outside provider must act as processor only",
  appliesFrom: "5 February 2026",
  source: "Information Commissioner’s Office, What are the exceptions?, 29 April 2026",
  read: "2026-04-29",
  secondHand: true,
} satisfies TaxFact;

export const maximumFine = {
  value: "£17.5 million or 4% of worldwide turnover, whichever is higher",
  meaning: "Higher maximum penalty under the Data Protection Act",
  appliesFrom: "current",
  source: "Data Protection Act 2018 s157(5)",
  read: "2026-06-19",
} satisfies TaxFact;

export const cookieMaximumFine = {
  value: "£17.5 million or 4% of worldwide turnover, whichever is higher",
  meaning: "Maximum penalty under the cookie and electronic marketing rules",
  appliesFrom: "5 February 2026",
  source: "Privacy and Electronic Communications Regulations 2003 Sch 1 para 18",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;
