import type { TaxFact } from "./types.ts";

/* Rental income, income tax, CGT on property and Making Tax Digital for Income Tax; not Scottish rates. */

export const legalFeesLettingLimit = {
  value: "a year",
  meaning: "Longest let for which legal fees are an allowable expense",
  appliesFrom: "current",
  source: "GOV.UK, Work out your rental income when you let property; HMRC Property Income Manual",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const legalFeesRenewalLimit = {
  value: "50 years",
  meaning: "Lease length under which the legal fees of renewing a lease are an allowable expense",
  appliesFrom: "current",
  source: "GOV.UK, Work out your rental income when you let property; HMRC Property Income Manual",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const jointOwnershipSplit = {
  value: "50:50",
  meaning:
    "How spouses and civil partners living together are normally taxed on jointly owned property, unless unequal shares are owned and declared on Form 17",
  appliesFrom: "current",
  source:
    "Income Tax Act 2007 ss836 to 837; GOV.UK, Work out your rental income when you let property",
  checked: "2026-11-21",
} satisfies TaxFact;

export const replacementItemsReliefSince = {
  value: "6 April 2016",
  meaning: "Start of replacement of domestic items relief for let dwellings",
  appliesFrom: "6 April 2016",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s311A; HMRC Property Income Manual PIM3210",
  checked: "2026-11-21",
} satisfies TaxFact;

export const financeCostReduction = {
  value: "20%",
  meaning:
    "Basic-rate tax reduction for individuals' finance costs on residential lets; companies are not affected",
  appliesFrom: "fully from 6 April 2020",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss272A, 274A; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const financeCostReductionFrom2027 = {
  value: "22%",
  meaning:
    "Tax reduction for individuals' finance costs on residential lets once property income has its own rates",
  appliesFrom: "from 6 April 2027",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss272A, 274A; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const propertyAllowance = {
  value: "£1,000",
  meaning: "Property allowance for a tax year, taken instead of expenses",
  appliesFrom: "6 April 2017; unchanged in 2026/27 and under the 2027 changes",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s783B onwards; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const rentARoomRelief = {
  value: "£7,500",
  meaning: "Rent a Room relief",
  appliesFrom: "unchanged in 2026/27",
  source: "Income Tax (Trading and Other Income) Act 2005 s784 onwards",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const mileageFirstRate = {
  value: "45p",
  meaning:
    "Flat rate per business mile for unincorporated landlords, up to the mileage limit, instead of actual vehicle costs",
  appliesFrom: "6 April 2017",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss94C to 94G; HMRC Property Income Manual PIM2220",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const mileageFirstRateLimit = {
  value: "10,000",
  meaning: "Business miles to which the first mileage rate applies",
  appliesFrom: "6 April 2017",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss94C to 94G; HMRC Property Income Manual PIM2220",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const mileageSecondRate = {
  value: "25p",
  meaning: "Flat rate per business mile for unincorporated landlords after the mileage limit",
  appliesFrom: "6 April 2017",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss94C to 94G; HMRC Property Income Manual PIM2220",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const mileageMotorcycleRate = {
  value: "24p",
  meaning: "Flat rate per business mile for unincorporated landlords' motorcycles",
  appliesFrom: "6 April 2017",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss94C to 94G; HMRC Property Income Manual PIM2220",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const cashBasisLimit = {
  value: "£150,000",
  meaning:
    "Receipts up to which the cash basis is the default for individual landlords, who can opt out",
  appliesFrom: "6 April 2017",
  source: "Income Tax (Trading and Other Income) Act 2005 ss271A to 271D",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const holidayLettingsAbolished = {
  value: "6 April 2025",
  meaning: "End of the furnished holiday lettings regime for income tax and CGT",
  appliesFrom: "6 April 2025",
  source: "Finance Act 2025 s25, Sch 5; GOV.UK policy paper",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const holidayLettingsAbolishedCompanies = {
  value: "1 April 2025",
  meaning: "End of the furnished holiday lettings regime for corporation tax",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2025 s25, Sch 5; GOV.UK policy paper",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const letPropertyCampaignTime = {
  value: "90 days",
  meaning:
    "Time to work out and pay after notifying HMRC under the Let Property Campaign, which is for individual landlords of residential property",
  appliesFrom: "guide updated 6 November 2024",
  source: "GOV.UK, Let Property Campaign guide",
  checked: "2026-11-21",
} satisfies TaxFact;

export const letPropertyCampaignGuideUpdated = {
  value: "6 November 2024",
  meaning: "Last update of the Let Property Campaign guide",
  appliesFrom: "6 November 2024",
  source: "GOV.UK, Let Property Campaign guide",
  checked: "2026-11-21",
} satisfies TaxFact;

export const registrationDeadline = {
  value: "5 October",
  meaning:
    "Day after the end of the tax year by which a new landlord registers for Self Assessment",
  appliesFrom: "each year",
  source: "Taxes Management Act 1970 s7",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const registrationDeadline202526 = {
  value: "5 October 2026",
  meaning:
    "Registration deadline for landlords whose first rental income was in 2025/26; already passed",
  appliesFrom: "2025/26",
  source: "Taxes Management Act 1970 s7",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const returnGrossRentsLimit = {
  value: "£10,000",
  meaning: "Gross rents over which a tax return is needed; reporting thresholds are under reform",
  appliesFrom: "current HMRC practice",
  source: "HMRC Community Forum",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const returnProfitLimit = {
  value: "£2,500",
  meaning: "Rental profit over which a tax return is needed; reporting thresholds are under reform",
  appliesFrom: "current HMRC practice",
  source: "HMRC Community Forum",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const propertyRatesStart = {
  value: "6 April 2027",
  meaning: "Start of separate income tax rates for property income; Scotland sets its own",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const propertyBasicRate = {
  value: "22%",
  meaning:
    "Property basic rate of income tax; England, Wales and Northern Ireland unless devolved rates are set",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const propertyHigherRate = {
  value: "42%",
  meaning:
    "Property higher rate of income tax; England, Wales and Northern Ireland unless devolved rates are set",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const propertyAdditionalRate = {
  value: "47%",
  meaning:
    "Property additional rate of income tax; England, Wales and Northern Ireland unless devolved rates are set",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const savingsBasicRate = {
  value: "22%",
  meaning: "Savings basic rate of income tax after the increase",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 s5",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const savingsHigherRate = {
  value: "42%",
  meaning: "Savings higher rate of income tax after the increase",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 s5",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const savingsAdditionalRate = {
  value: "47%",
  meaning: "Savings additional rate of income tax after the increase",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 s5",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const dividendOrdinaryRate = {
  value: "10.75%",
  meaning: "Dividend ordinary rate of income tax",
  appliesFrom: "6 April 2026",
  source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const dividendUpperRate = {
  value: "35.75%",
  meaning: "Dividend upper rate of income tax",
  appliesFrom: "6 April 2026",
  source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const dividendAdditionalRate = {
  value: "39.35%",
  meaning: "Dividend additional rate of income tax",
  appliesFrom: "unchanged on 6 April 2026, when the other dividend rates rose",
  source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const personalAllowance = {
  value: "£12,570",
  meaning: "Income tax personal allowance",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const personalAllowanceTaperLimit = {
  value: "£100,000",
  meaning: "Income above which the personal allowance is reduced",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const personalAllowanceTaper = {
  value: "£1 for every £2",
  meaning: "Reduction of the personal allowance for income over the taper limit",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const personalAllowanceNilAt = {
  value: "£125,140",
  meaning: "Income at which the personal allowance is nil",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const basicRate = {
  value: "20%",
  meaning: "Basic rate of income tax; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const basicRateBand = {
  value: "£37,700",
  meaning: "Taxable income charged at the basic rate; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const higherRateThreshold = {
  value: "£50,270",
  meaning:
    "Income up to which the basic rate applies and above which the higher rate starts; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const higherRate = {
  value: "40%",
  meaning: "Higher rate of income tax; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const additionalRateThreshold = {
  value: "£125,140",
  meaning:
    "Income up to which the higher rate applies and above which the additional rate starts; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const additionalRate = {
  value: "45%",
  meaning: "Additional rate of income tax; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const cgtLowerRate = {
  value: "18%",
  meaning: "CGT on residential property within the basic rate band",
  appliesFrom: "unchanged in 2026/27; same rate for all assets from 30 October 2024",
  source:
    "Taxation of Chargeable Gains Act 1992 s1H; Finance Act 2025 s7; GOV.UK policy paper, updated 6 November 2024",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const cgtHigherRate = {
  value: "24%",
  meaning: "CGT on residential property above the basic rate band",
  appliesFrom:
    "since 6 April 2024; same rate for all assets from 30 October 2024; unchanged in 2026/27",
  source:
    "Taxation of Chargeable Gains Act 1992 s1H; Finance Act 2025 s7; GOV.UK policy paper, updated 6 November 2024",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const cgtAnnualExemptAmount = {
  value: "£3,000",
  meaning: "CGT annual exempt amount",
  appliesFrom: "2024/25 onwards; unchanged in 2026/27",
  source: "Taxation of Chargeable Gains Act 1992 s1K",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const cgtReportTime = {
  value: "60 days",
  meaning: "Time to report and pay CGT on UK residential property with tax to pay, from completion",
  appliesFrom: "completions from 27 October 2021",
  source: "Finance Act 2019 Sch 2",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdFirstStageIncome = {
  value: "£50,000",
  meaning:
    "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, first stage, on the 2024/25 return",
  appliesFrom: "from 6 April 2026",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const mtdFirstStageStart = {
  value: "6 April 2026",
  meaning: "Start of the first stage of Making Tax Digital for Income Tax",
  appliesFrom: "6 April 2026",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
} satisfies TaxFact;

export const mtdFirstStageReturn = {
  value: "2024/25",
  meaning: "Tax year of the return that decides whether the first stage applies",
  appliesFrom: "from 6 April 2026",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
} satisfies TaxFact;

export const mtdSecondStageIncome = {
  value: "£30,000",
  meaning:
    "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, second stage, on the 2025/26 return",
  appliesFrom: "from 6 April 2027",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  asAt: "2027/28",
} satisfies TaxFact;

export const mtdSecondStageStart = {
  value: "6 April 2027",
  meaning: "Start of the second stage of Making Tax Digital for Income Tax",
  appliesFrom: "6 April 2027",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
} satisfies TaxFact;

export const mtdSecondStageReturn = {
  value: "2025/26",
  meaning: "Tax year of the return that decides whether the second stage applies",
  appliesFrom: "from 6 April 2027",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
} satisfies TaxFact;

export const mtdThirdStageIncome = {
  value: "£20,000",
  meaning:
    "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, third stage, on the 2026/27 return",
  appliesFrom: "from 6 April 2028",
  source: "Spring Statement 2025",
  checked: "2026-11-21",
  asAt: "2028/29",
  secondHand: true,
} satisfies TaxFact;

export const mtdThirdStageStart = {
  value: "6 April 2028",
  meaning: "Start of the third stage of Making Tax Digital for Income Tax",
  appliesFrom: "6 April 2028",
  source: "Spring Statement 2025",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdThirdStageReturn = {
  value: "2026/27",
  meaning: "Tax year of the return that decides whether the third stage applies",
  appliesFrom: "from 6 April 2028",
  source: "Spring Statement 2025",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdFirstUpdate = {
  value: "7 August",
  meaning: "Due date of the first quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdSecondUpdate = {
  value: "7 November",
  meaning: "Due date of the second quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdThirdUpdate = {
  value: "7 February",
  meaning: "Due date of the third quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdFourthUpdate = {
  value: "7 May",
  meaning: "Due date of the fourth quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdFinalReturn = {
  value: "31 January",
  meaning: "Due date of the final return under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const mtdEasementYear = {
  value: "2026/27",
  meaning:
    "Only year without penalty points for late quarterly updates, for those mandated from April 2026; points still apply to the year-end return",
  appliesFrom: "2026/27 only",
  source: "HMRC, confirmed at Budget 2025",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;
