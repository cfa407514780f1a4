import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

const renting = /Renting out a property: paying tax/;
const mileage = /2005 s94F;.*PIM2220/;
const ownRates = /Finance Act 2026 ss6 to 8;/;

testLimits([
  [property.cgtReportTime, "60 days", /Finance Act 2019 Sch 2\b/],
  [
    property.cgtNonResidentReportTime,
    "60 days",
    /11 December 2025; HMRC Capital Gains Tax on UK property service/,
  ],
  [property.form17Time, "60 days", /TSEM9860, TSEM9870/],
  [property.jointOwnershipSplit, "50:50", /2007 ss836 to 837/],
  [property.returnGrossRentsLimit, "£10,000", renting],
  [property.returnProfitLimit, "£2,500", renting],
  [property.contactHmrcIncome, "£1,000", renting],
  [property.propertyAllowance, "£1,000", /Income\) Act 2005 s783B\b/],
  [property.rentARoomRelief, "£7,500", /Income\) Act 2005 s784\b/],
  [property.cashBasisLimit, "£150,000", /Act 2005 ss271A to 271D/],
  [property.financeCostReduction, "20%", /2005 ss272A, 274A/],
  [property.financeCostReductionFrom2027, "22%", /2005 ss272A, 274A/],
  [property.legalFeesLettingLimit, "a year", /Work out your rental income/],
  [property.legalFeesRenewalLimit, "50 years", /Work out your rental income/],
  [property.mileageFirstRate202627, "55p", mileage],
  [property.mileageFirstRate202526, "45p", mileage],
  [property.mileageFirstRateLimit, "10,000", mileage],
  [property.mileageSecondRate, "25p", mileage],
  [property.mileageMotorcycleRate, "24p", mileage],
  [property.propertyRatesStart, "6 April 2027", ownRates],
  [property.propertyBasicRate, "22%", ownRates],
  [property.propertyHigherRate, "42%", ownRates],
  [property.propertyAdditionalRate, "47%", ownRates],
  [property.savingsBasicRate, "22%", /Finance Act 2026 s5$/],
  [property.savingsHigherRate, "42%", /Finance Act 2026 s5$/],
  [property.savingsAdditionalRate, "47%", /Finance Act 2026 s5$/],
  [property.dividendOrdinaryRate, "10.75%", /Finance Act 2026 s4;/],
  [property.dividendUpperRate, "35.75%", /Finance Act 2026 s4;/],
  [property.dividendAdditionalRate, "39.35%", /Finance Act 2026 s4;/],
  [property.higherRateThreshold, "£50,270", /2021 s5; Finance Act 2026 s10/],
  [property.basicRate, "20%", /Finance Act 2026 s2$/],
  [property.higherRate, "40%", /Finance Act 2026 s2$/],
  [property.additionalRate, "45%", /Finance Act 2026 s2$/],
  [property.replacementItemsReliefSince, "6 April 2016", /2005 s311A;/],
  [property.holidayLettingsAbolished, "6 April 2025", /2025 s25, Sch 5;/],
]);

const mtdLaw = "^Income Tax \\(Digital Obligations\\) Regulations";
const mtdStage = RegExp(`${mtdLaw}; HMRC income tax account service`);
const mtdUpdate = RegExp(`${mtdLaw}; HMRC Making Tax Digital service guide`);
const mtdAlone = RegExp(`${mtdLaw}$`);

testLimits([
  [property.mtdFirstStageIncome, "£50,000", mtdStage],
  [property.mtdFirstStageStart, "6 April 2026", mtdStage],
  [property.mtdSecondStageIncome, "£30,000", mtdStage],
  [property.mtdSecondStageStart, "6 April 2027", mtdStage],
  [property.mtdThirdStageIncome, "£20,000", mtdStage],
  [property.mtdThirdStageStart, "6 April 2028", mtdStage],
  [property.mtdFirstUpdate, "7 August", mtdUpdate],
  [property.mtdSecondUpdate, "7 November", mtdUpdate],
  [property.mtdThirdUpdate, "7 February", mtdAlone],
  [property.mtdFourthUpdate, "7 May", mtdAlone],
  [property.mtdFinalReturn, "31 January", mtdAlone],
  [
    property.mtdLatePayment,
    "3% of what is unpaid on day 15, 3% more of what is unpaid on day 30, and 10% a year from day 31",
    /2021 Sch 26; HMRC income tax penalties service/,
  ],
  [property.mtdFirstStageReturn, "2024/25", /22 February 2024;/],
  [property.mtdSecondStageReturn, "2025/26", /22 February 2024;/],
  [property.mtdThirdStageReturn, "2026/27", /Spring Statement 2025/],
  [property.mtdEasementYear, "2026/27", /Budget 2025/],
]);
