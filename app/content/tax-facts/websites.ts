import type { TaxFact } from "./types.ts";

/* What the law asks of a firm's website: particulars, reviews, insurance and complaints. */

export const companyDetails = {
  value:
    "the registered name, the part of the UK where it is registered, the registered number and the registered office address",
  meaning: "What a company or LLP must show on its website",
  appliesFrom: "31 January 2015",
  source: "Statutory Instrument 2015/17 reg 25; Companies Act 2006 s82",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const businessNameDetails = {
  value: "the owners’ names and an address for service",
  meaning:
    "What a sole trader or partnership under another name must show; a large partnership may keep a list instead",
  appliesFrom: "1 October 2009",
  source: "Companies Act 2006 ss1200 to 1204 and explanatory notes paras 1531 to 1532",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const insurerDetails = {
  value: "the insurer’s contact details and the territory covered",
  meaning:
    "What a service provider that is required to hold professional liability insurance must make available",
  appliesFrom: "28 December 2009",
  source: "Provision of Services Regulations 2009 reg 8(1)",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const reviewsMaximumFine = {
  value: "10% of worldwide turnover",
  meaning:
    "Maximum fine for fake reviews, for hiding an incentive, and for publishing reviews or star averages without reasonable and proportionate steps against fakes",
  appliesFrom: "6 April 2025",
  source: "Digital Markets, Competition and Consumers Act 2024 Sch 20",
  read: "2025-03-10",
  secondHand: true,
} satisfies TaxFact;

export const icaewComplaintTime = {
  value: "28 days",
  meaning:
    "Time in which an ICAEW firm should be asked to answer a complaint before it goes to ICAEW, which does not settle disputes about fees; for ICAEW firms only",
  appliesFrom: "current",
  source: "ICAEW, How to make a complaint",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;
