import type { TaxFact } from "./types.ts";

/* How long records must be kept, the penalty for not keeping them, and bookkeepers' supervision. */

export const businessRecordsTime = {
  value: "5 years",
  meaning:
    "Least time for self-employed people and landlords to keep records after the 31 January filing deadline for the tax year",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s12B; GOV.UK, Business records if you’re self-employed",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const personalRecordsTime = {
  value: "22 months",
  meaning:
    "Time for people without a business or letting to keep records, from the end of the tax year",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s12B",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const personalRecordsTimeFromDeadline = {
  value: "12 months",
  meaning:
    "Time for people without a business or letting to keep records, counted after 31 January",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s12B",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const companyRecordsTime = {
  value: "6 years",
  meaning:
    "Time for companies to keep corporation tax records, from the end of the accounting period; longer if an enquiry is open",
  appliesFrom: "current",
  source: "Finance Act 1998 Sch 18 para 21; HMRC Compliance Handbook CH14100, CH14600",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const vatRecordsTime = {
  value: "6 years",
  meaning: "Time to keep VAT records",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 Sch 11 para 6; VAT Notice 700/21",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const oneStopShopRecordsTime = {
  value: "10 years",
  meaning: "Time to keep VAT records for the One Stop Shop",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 Sch 11 para 6; VAT Notice 700/21",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const payeRecordsTime = {
  value: "3 years",
  meaning: "Time to keep PAYE records after the end of the tax year they relate to",
  appliesFrom: "current",
  source: "PAYE Regulations 2003 reg 97; GOV.UK",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const recordsPenalty = {
  value: "£3,000",
  meaning: "Maximum penalty for failing to keep adequate records",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s12B(5); Finance Act 1998 Sch 18 para 23",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const amlRegulationsSince = {
  value: "26 June 2017",
  meaning:
    "Start of the current money laundering Regulations, under which a bookkeeper in business needs supervision, even with one client",
  appliesFrom: "26 June 2017",
  source: "Money Laundering Regulations 2017 reg 11; GOV.UK, accountancy service provider guidance",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;
