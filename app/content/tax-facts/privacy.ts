import type { TaxFact } from "./types.ts";

/* Data protection figures that the privacy policy quotes. */

export const complaintAcknowledgementTime = {
  value: "30 days",
  meaning:
    "Time to acknowledge a data protection complaint; the outcome follows without undue delay",
  appliesFrom: "19 June 2026",
  source:
    "Data Protection Act 2018 s164A, inserted by Data (Use and Access) Act 2025 s103; Statutory Instrument 2026/82",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const complaintProcedureSince = {
  value: "19 June 2026",
  meaning: "Day since which every data controller must have a data protection complaints procedure",
  appliesFrom: "19 June 2026",
  source:
    "Data Protection Act 2018 s164A, inserted by Data (Use and Access) Act 2025 s103; Statutory Instrument 2026/82",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const cookieRulesSince = {
  value: "5 February 2026",
  meaning:
    "Day since which some low-risk cookie uses need no consent if there is clear information and a simple way to object",
  appliesFrom: "5 February 2026",
  source:
    "Privacy and Electronic Communications Regulations 2003 reg 6 and Sch A1, inserted by Data (Use and Access) Act 2025 s112 and Sch 12",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;
