import { fraud } from "~/words/facts/fraud";
import { testLimits } from "./limits";

testLimits([
  ["the answer to a CoP9 offer", fraud.answerTime, "60 days", /FCIM204010, FCIM203020/],
  ["a CoP9 offer sent by post", fraud.offerPostTime, "7 days", /FCIM204030/],
  ["the tax above which HMRC can name", fraud.publicationTaxLimit, "£25,000", /2009 s94\(1\) to/],
  [
    "the day since which evasion is punished more",
    fraud.evasionMaximumRaisedOn,
    "22 February 2024",
    /^Finance Act 2024 s32\b/,
  ],
  ["evading income tax, at most", fraud.incomeTaxEvasionMaximum, "14 years", /1970 s106A, as/],
  [
    "evading income tax before the rise, at most",
    fraud.incomeTaxEvasionFormerMaximum,
    "7 years",
    /1970 s106A; Finance Act 2024 s32\b/,
  ],
  ["evading VAT, at most", fraud.vatEvasionMaximum, "14 years", /1994 s72\(1\), \(3\), \(8\), as/],
  [
    "evading VAT before the rise, at most",
    fraud.vatEvasionFormerMaximum,
    "7 years",
    /1994 s72\(1\), \(3\), \(8\); Finance Act 2024 s32\b/,
  ],
  [
    "cheating the public revenue, at most",
    fraud.cheatingRevenueMaximum,
    "life imprisonment",
    /^Common law; Sentencing Council/,
  ],
  ["fraud by false representation, at most", fraud.fraudActMaximum, "10 years", /Act 2006 s1\b/],
  [
    "conspiracy to defraud, at most",
    fraud.conspiracyToDefraudMaximum,
    "10 years",
    /^Sentencing Council/,
  ],
  ["false accounting, at most", fraud.falseAccountingMaximum, "7 years", /Theft Act 1968 s17\b/],
  [
    "an informant's share of the tax",
    fraud.rewardShare,
    "15% to 30%",
    /informants.*26 November 2025/,
  ],
  ["the tax above which informants are paid", fraud.rewardThreshold, "£1.5 million", /informants/],
  [
    "the day since which informants are paid so",
    fraud.rewardSince,
    "26 November 2025",
    /informants.*26 November 2025/,
  ],
  [
    "what the longer sentence leaves out",
    fraud.evasionMaximumExcept,
    "National Insurance",
    /Finance Act 2024 s32/,
  ],
  [
    "the papers of the Formal Disclosure",
    fraud.formalDisclosureDocuments,
    "four documents",
    /FCIM204090/,
  ],
  [
    "HMRC's criminal policy, last changed",
    fraud.criminalPolicyUpdated,
    "13 July 2021",
    /criminal investigation policy/,
  ],
  [
    "the caution in England and Wales",
    fraud.caution,
    "You do not have to say anything. But, it may harm your defence if you do not mention when questioned something which you later rely on in court. Anything you do say may be given in evidence.",
    /Being arrested: your rights/,
  ],
  [
    "advice at the police station",
    fraud.policeStationAdvice,
    "free legal advice",
    /Being arrested: your rights/,
  ],
  [
    "advice on arrest in Scotland",
    fraud.scottishArrestAdvice,
    "a solicitor at any time",
    /mygov\.scot/,
  ],
]);
