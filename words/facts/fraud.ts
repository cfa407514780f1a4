import { date, days, percent, pounds, text, years } from "./figures.ts";
import { asAtOctober2026, from, topic, undated } from "./topic.ts";

/* CoP8, CoP9, the Contractual Disclosure Facility (CDF) and criminal tax fraud, England and Wales wording. */

export const fraud = topic("fraud", {
  ...from({
    source:
      "HMRC’s strengthened reward scheme for informants, announced at the Budget of 26 November 2025",
    ...undated("2026-11-23"),
    appliesFrom: "26 November 2025",
  })({
    rewardShare: {
      value: percent(15, 30),
      meaning:
        "What HMRC can pay an informant about serious avoidance or evasion, as a share of the tax collected",
    },
    rewardThreshold: {
      value: pounds(1_500_000),
      meaning: "Tax collected above which such a reward can be paid",
    },
    rewardSince: { value: date("2025-11-26"), meaning: "Since when such rewards can be paid" },
  }),
  ...from({
    source: "HMRC Fraud Civil Investigation Manual FCIM204010, FCIM203020, FCIM204030",
    ...undated("2026-11-21"),
    appliesFrom: "CDF offers from 30 June 2014",
  })({
    answerTime: {
      value: days(60),
      meaning:
        "Time to reject a CDF offer, or to accept it with a valid Outline Disclosure, counted from receiving it; no answer by the end date that the letter gives is a rejection",
    },
    offerPostTime: {
      value: days(7),
      meaning:
        "Days after an ordinarily posted CDF letter is produced from which HMRC’s manual counts the answer time",
    },
  }),
  formalDisclosureDocuments: {
    value: text("four documents"),
    meaning: "Signed documents that make up the Formal Disclosure in a CDF case",
    appliesFrom: "CDF offers from 30 June 2014",
    source: "HMRC Fraud Civil Investigation Manual FCIM204090",
    ...undated("2026-11-21"),
  },
  criminalPolicyUpdated: {
    value: date("2021-07-13"),
    meaning: "Last update of HMRC’s published criminal investigation policy",
    appliesFrom: "13 July 2021",
    source: "GOV.UK, HMRC’s criminal investigation policy",
    read: "2021-07-13",
  },
  evasionMaximumRaisedOn: {
    value: date("2024-02-22"),
    meaning: "Offences from this day carry the higher maximum for evasion of income tax or VAT",
    appliesFrom: "offences from 22 February 2024",
    source: "Finance Act 2024 s32",
    ...undated("2026-11-21"),
  },
  evasionMaximumExcept: {
    value: text("National Insurance"),
    meaning: "What was left out of this rise: its maximum was to follow in an Act of its own",
    appliesFrom: "22 February 2024",
    source: "GOV.UK, Doubling the maximum prison term; Finance Act 2024 s32",
    read: "2023-11-22",
    lookFor: "whether a later Act has raised the maximum for National Insurance",
  },
  incomeTaxEvasionMaximum: {
    value: years(14),
    meaning:
      "Maximum prison sentence for fraudulent evasion of income tax, with or instead of an unlimited fine",
    appliesFrom: "offences from 22 February 2024",
    source: "Taxes Management Act 1970 s106A, as amended by Finance Act 2024 s32",
    ...undated("2026-11-21"),
  },
  incomeTaxEvasionFormerMaximum: {
    value: years(7),
    meaning:
      "Maximum prison sentence for fraudulent evasion of income tax committed before the increase",
    appliesFrom: "offences before 22 February 2024",
    source: "Taxes Management Act 1970 s106A; Finance Act 2024 s32",
    ...undated("2026-11-21"),
  },
  vatEvasionMaximum: {
    value: years(14),
    meaning:
      "Maximum prison sentence for fraudulent evasion of VAT, false VAT documents and conduct amounting to such offences",
    appliesFrom: "offences from 22 February 2024",
    source: "Value Added Tax Act 1994 s72(1), (3), (8), as amended by Finance Act 2024 s32",
    ...undated("2026-11-21"),
  },
  vatEvasionFormerMaximum: {
    value: years(7),
    meaning: "Maximum prison sentence for VAT evasion offences committed before the increase",
    appliesFrom: "offences before 22 February 2024",
    source: "Value Added Tax Act 1994 s72(1), (3), (8); Finance Act 2024 s32",
    ...undated("2026-11-21"),
  },
  cheatingRevenueMaximum: {
    value: text("life imprisonment"),
    meaning:
      "Maximum sentence for cheating the public revenue, a common law offence tried on indictment only",
    source: "Common law; Sentencing Council revenue fraud guideline",
    ...undated("2026-11-21"),
  },
  fraudActMaximum: {
    value: years(10),
    meaning:
      "Maximum prison sentence for fraud by false representation and the other Fraud Act offences of fraud",
    appliesFrom: "Fraud Act 2006, in force since 15 January 2007",
    source: "Fraud Act 2006 s1; Sentencing Council",
    ...undated("2026-11-21"),
  },
  conspiracyToDefraudMaximum: {
    value: years(10),
    meaning: "Maximum prison sentence for conspiracy to defraud",
    source: "Sentencing Council",
    ...undated("2026-11-21"),
  },
  falseAccountingMaximum: {
    value: years(7),
    meaning: "Maximum prison sentence for false accounting",
    source: "Theft Act 1968 s17; Sentencing Council",
    ...undated("2026-11-21"),
  },
  publicationTaxLimit: {
    value: pounds(25_000),
    meaning:
      "In most cases, tax at stake above which HMRC can publish a deliberate defaulter’s details after an investigation that led to a deliberate-behaviour penalty, unless the maximum reduction for disclosure was earned",
    source:
      "Finance Act 2009 s94(1) to (4); HMRC Compliance Handbook CH190704, CH500200; HMRC factsheet CC/FS13",
    ...undated("2026-11-22"),
    lookFor:
      "whether it is £50,000, as HMRC’s note of 13 July 2026 announced from its list of November 2026",
    ...asAtOctober2026,
  },
  ...from({ source: "GOV.UK, Being arrested: your rights", ...undated("2026-11-22") })({
    caution: {
      value: text(
        "You do not have to say anything. But, it may harm your defence if you do not mention when questioned something which you later rely on in court. Anything you do say may be given in evidence.",
      ),
      meaning:
        "Words of the caution in England and Wales; the law on being arrested is different in Scotland",
    },
    policeStationAdvice: {
      value: text("free legal advice"),
      meaning: "Right of anyone arrested and held at a police station, England and Wales",
    },
  }),
  scottishArrestAdvice: {
    value: text("a solicitor at any time"),
    meaning:
      "Right on arrest in Scotland, including during questioning; there is a right to silence, but name, address, date and place of birth and nationality must be given",
    source: "mygov.scot",
    ...undated("2026-11-22"),
  },
});
