import { fraud } from "~/words/facts/fraud";
import { testLimits } from "./limits";

testLimits([
  [fraud.answerTime, "60 days", /FCIM204010, FCIM203020/],
  [fraud.offerPostTime, "7 days", /FCIM204030/],
  [fraud.publicationTaxLimit, "£25,000", /2009 s94\(1\) to/],
  [fraud.evasionMaximumRaisedOn, "22 February 2024", /^Finance Act 2024 s32\b/],
  [fraud.incomeTaxEvasionMaximum, "14 years", /1970 s106A, as/],
  [fraud.incomeTaxEvasionFormerMaximum, "7 years", /1970 s106A; Finance Act 2024 s32\b/],
  [fraud.vatEvasionMaximum, "14 years", /1994 s72\(1\), \(3\), \(8\), as/],
  [fraud.vatEvasionFormerMaximum, "7 years", /1994 s72\(1\), \(3\), \(8\); Finance Act 2024 s32\b/],
  [fraud.cheatingRevenueMaximum, "life imprisonment", /^Common law; Sentencing Council/],
  [fraud.fraudActMaximum, "10 years", /Act 2006 s1\b/],
  [fraud.conspiracyToDefraudMaximum, "10 years", /^Sentencing Council/],
  [fraud.falseAccountingMaximum, "7 years", /Theft Act 1968 s17\b/],
  [fraud.rewardShare, "15% to 30%", /informants.*26 November 2025/],
  [fraud.rewardThreshold, "£1.5 million", /informants/],
  [fraud.rewardSince, "26 November 2025", /informants.*26 November 2025/],
  [fraud.evasionMaximumExcept, "National Insurance", /Finance Act 2024 s32/],
  [fraud.formalDisclosureDocuments, "four documents", /FCIM204090/],
  [fraud.criminalPolicyUpdated, "13 July 2021", /criminal investigation policy/],
  [
    fraud.caution,
    "You do not have to say anything. But, it may harm your defence if you do not mention when questioned something which you later rely on in court. Anything you do say may be given in evidence.",
    /Being arrested: your rights/,
  ],
  [fraud.policeStationAdvice, "free legal advice", /Being arrested: your rights/],
  [fraud.scottishArrestAdvice, "a solicitor at any time", /mygov\.scot/],
]);
