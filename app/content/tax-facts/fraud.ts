import type { TaxFact } from "./types.ts";

/* CoP8, CoP9, the Contractual Disclosure Facility (CDF) and criminal tax fraud, England and Wales wording. */

export const investigationServiceFormed = {
  value: "2015",
  meaning:
    "Year in which HMRC’s Fraud Investigation Service was formed; it works CoP8 and CoP9 cases",
  appliesFrom: "2015",
  source: "HMRC Code of Practice 8 and Code of Practice 9 booklets",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const cop8BookletRevised = {
  value: "23 February 2018",
  meaning: "Last known revision of the GOV.UK page that carries the CoP8 booklet",
  appliesFrom: "current booklet",
  source: "GOV.UK, Specialist investigations for fraud and bespoke avoidance: COP 8",
  read: "2018-02-23",
  secondHand: true,
} satisfies TaxFact;

export const cop9EditionDate = {
  value: "14 June 2023",
  meaning: "Date of the current edition of Code of Practice 9",
  appliesFrom: "14 June 2023",
  source: "HMRC Code of Practice 9 (2023)",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const answerTime = {
  value: "60 days",
  meaning:
    "Time to accept or reject a CDF offer, counted from receiving it; the letter gives the end date",
  appliesFrom: "CDF offers from 30 June 2014",
  source: "HMRC Fraud Civil Investigation Manual FCIM204010, FCIM203020",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const offerPostTime = {
  value: "7 days",
  meaning:
    "Days after an ordinarily posted CDF letter is produced from which HMRC’s manual counts the answer time",
  appliesFrom: "CDF offers from 30 June 2014",
  source: "HMRC Fraud Civil Investigation Manual FCIM204010, FCIM203020",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const outlineDisclosureTime = {
  value: "60 days",
  meaning: "Time to return the Outline Disclosure with the signed acceptance; the same 60 days",
  appliesFrom: "CDF offers from 30 June 2014",
  source: "HMRC Fraud Civil Investigation Manual FCIM204030",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const noReplyTime = {
  value: "60 days",
  meaning:
    "Time after which no reply, or an invalid disclosure, is treated as a rejection of the CDF",
  appliesFrom: "CDF offers from 30 June 2014",
  source: "HMRC Fraud Civil Investigation Manual FCIM204010",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const formalDisclosureDocuments = {
  value: "four documents",
  meaning: "Signed documents that make up the Formal Disclosure in a CDF case",
  appliesFrom: "CDF offers from 30 June 2014",
  source: "HMRC Fraud Civil Investigation Manual FCIM204090",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const cop9YearsBack = {
  value: "20 years",
  meaning: "How far back HMRC can go in a CoP9 case, for deliberate behaviour (a maximum)",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s36(1A); HMRC Enquiry Manual EM3341",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const criminalPolicyUpdated = {
  value: "13 July 2021",
  meaning: "Last update of HMRC’s published criminal investigation policy",
  appliesFrom: "13 July 2021",
  source: "GOV.UK, HMRC’s criminal investigation policy",
  read: "2021-07-13",
} satisfies TaxFact;

export const criminalPowersUpdated = {
  value: "13 July 2021",
  meaning:
    "Last update of HMRC’s published page on its criminal investigation powers and safeguards",
  appliesFrom: "13 July 2021",
  source: "GOV.UK, HMRC’s criminal investigation powers and safeguards",
  read: "2021-07-13",
} satisfies TaxFact;

export const evasionMaximumRaisedOn = {
  value: "22 February 2024",
  meaning: "Offences from this day carry the higher maximum for evasion of income tax or VAT",
  appliesFrom: "offences from 22 February 2024",
  source: "Finance Act 2024 s32",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const incomeTaxEvasionMaximum = {
  value: "14 years",
  meaning:
    "Maximum prison sentence for fraudulent evasion of income tax, with or instead of an unlimited fine",
  appliesFrom: "offences from 22 February 2024",
  source: "Taxes Management Act 1970 s106A, as amended by Finance Act 2024 s32",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const incomeTaxEvasionFormerMaximum = {
  value: "7 years",
  meaning:
    "Maximum prison sentence for fraudulent evasion of income tax committed before the increase",
  appliesFrom: "offences before 22 February 2024",
  source: "Taxes Management Act 1970 s106A; Finance Act 2024 s32",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const vatEvasionMaximum = {
  value: "14 years",
  meaning:
    "Maximum prison sentence for fraudulent evasion of VAT, false VAT documents and conduct amounting to such offences",
  appliesFrom: "offences from 22 February 2024",
  source: "Value Added Tax Act 1994 s72(1), (3), (8), as amended by Finance Act 2024 s32",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const vatEvasionFormerMaximum = {
  value: "7 years",
  meaning: "Maximum prison sentence for VAT evasion offences committed before the increase",
  appliesFrom: "offences before 22 February 2024",
  source: "Value Added Tax Act 1994 s72(1), (3), (8); Finance Act 2024 s32",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const cheatingRevenueMaximum = {
  value: "life imprisonment",
  meaning:
    "Maximum sentence for cheating the public revenue, a common law offence tried on indictment only",
  appliesFrom: "current",
  source: "Common law; Sentencing Council revenue fraud guideline",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const fraudActMaximum = {
  value: "10 years",
  meaning:
    "Maximum prison sentence for fraud by false representation and the other Fraud Act offences of fraud",
  appliesFrom: "Fraud Act 2006, in force since 15 January 2007",
  source: "Fraud Act 2006 s1; Sentencing Council",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const conspiracyToDefraudMaximum = {
  value: "10 years",
  meaning: "Maximum prison sentence for conspiracy to defraud",
  appliesFrom: "current",
  source: "Sentencing Council",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const falseAccountingMaximum = {
  value: "7 years",
  meaning: "Maximum prison sentence for false accounting",
  appliesFrom: "current",
  source: "Theft Act 1968 s17; Sentencing Council",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const publicationTaxLimit = {
  value: "£25,000",
  meaning:
    "In most cases, tax at stake above which HMRC can publish a deliberate defaulter’s details after an investigation that led to a deliberate-behaviour penalty",
  appliesFrom: "current",
  source:
    "Finance Act 2009 s94(1) to (4); HMRC Compliance Handbook CH190704, CH500200; HMRC factsheet CC/FS13",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const publicationAvoidedBy = {
  value: "the maximum reduction for disclosure",
  meaning:
    "In most cases, reduction of the penalty, prompted or unprompted, after which HMRC cannot publish a deliberate defaulter’s details; complete disclosures made before a check began are outside as well",
  appliesFrom: "current",
  source: "Finance Act 2009 s94(1) to (4); HMRC Compliance Handbook CH190704, CH500200",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const caution = {
  value:
    "You do not have to say anything. But, it may harm your defence if you do not mention when questioned something which you later rely on in court. Anything you do say may be given in evidence.",
  meaning:
    "Words of the caution in England and Wales; the law on being arrested is different in Scotland",
  appliesFrom: "current",
  source: "GOV.UK, Being arrested: your rights",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const policeStationAdvice = {
  value: "free legal advice",
  meaning: "Right of anyone arrested and held at a police station, England and Wales",
  appliesFrom: "current",
  source: "GOV.UK, Being arrested: your rights",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const scottishArrestAdvice = {
  value: "a solicitor at any time",
  meaning:
    "Right on arrest in Scotland, including during questioning; there is a right to silence, but name, address, date and place of birth and nationality must be given",
  appliesFrom: "current",
  source: "mygov.scot",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;
