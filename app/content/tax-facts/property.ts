import type { TaxFact } from "./types.ts";

/* Rental income, income tax, CGT on property and Making Tax Digital for Income Tax; not Scottish rates. */

export const legalFeesLettingLimit = {
  value: "a year",
  meaning: "Longest let for which legal fees are an allowable expense",
  appliesFrom: "current",
  source: "GOV.UK, Work out your rental income when you let property; HMRC Property Income Manual",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const legalFeesRenewalLimit = {
  value: "50 years",
  meaning: "Lease length under which the legal fees of renewing a lease are an allowable expense",
  appliesFrom: "current",
  source: "GOV.UK, Work out your rental income when you let property; HMRC Property Income Manual",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const jointOwnershipSplit = {
  value: "50:50",
  meaning:
    "How spouses and civil partners living together are normally taxed on jointly owned property, unless unequal shares are owned and declared on Form 17",
  appliesFrom: "current",
  source:
    "Income Tax Act 2007 ss836 to 837; HMRC Trusts, Settlements and Estates Manual TSEM9842, TSEM9860",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const form17Time = {
  value: "60 days",
  meaning:
    "Time from the last signature in which HMRC must receive Form 17; it takes effect from that signature and never earlier, and a late form is invalid",
  appliesFrom: "current",
  source: "HMRC Trusts, Settlements and Estates Manual TSEM9860, TSEM9870",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const form17Excludes = {
  value: "beneficial joint tenants",
  meaning:
    "Owners who cannot use Form 17; shares of income must match shares of the property, with evidence",
  appliesFrom: "current",
  source: "HMRC Trusts, Settlements and Estates Manual TSEM9842, TSEM9850, TSEM9870",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const replacementItemsReliefSince = {
  value: "6 April 2016",
  meaning: "Start of replacement of domestic items relief for let dwellings",
  appliesFrom: "6 April 2016",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s311A; HMRC Property Income Manual PIM3210",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const financeCostReduction = {
  value: "20%",
  meaning:
    "Basic-rate tax reduction for individuals’ finance costs on residential lets; companies are not affected",
  appliesFrom: "fully from 6 April 2020",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss272A, 274A; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const financeCostReductionFrom2027 = {
  value: "22%",
  meaning:
    "Tax reduction for individuals’ finance costs on residential lets once property income has its own rates",
  appliesFrom: "from 6 April 2027",
  source:
    "Income Tax (Trading and Other Income) Act 2005 ss272A, 274A; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const borrowingReliefLimit = {
  value: "the property’s value when it was first let",
  meaning:
    "Borrowing against a let property up to which its interest is relieved, whatever the money withdrawn is used for",
  appliesFrom: "current",
  source: "HMRC Business Income Manual BIM45700",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const propertyAllowance = {
  value: "£1,000",
  meaning: "Property allowance for a tax year, taken instead of expenses",
  appliesFrom: "6 April 2017; unchanged in 2026/27 and under the 2027 changes",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s783B onwards; GOV.UK technical note, 26 November 2025",
  read: "2026-09-25",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const rentARoomRelief = {
  value: "£7,500",
  meaning: "Rent a Room relief",
  appliesFrom: "unchanged in 2026/27",
  source: "Income Tax (Trading and Other Income) Act 2005 s784 onwards; HMRC helpsheet HS223",
  read: "2026-09-25",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mileageFirstRate202526 = {
  value: "45p",
  meaning:
    "Flat rate per business mile for unincorporated landlords, up to the mileage limit, instead of actual vehicle costs; not for a vehicle on which capital allowances were claimed",
  appliesFrom: "2025/26 and earlier",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
  read: "2026-08-21",
  taxYear: "2025/26",
} satisfies TaxFact;

export const mileageFirstRate202627 = {
  value: "55p",
  meaning:
    "Flat rate per business mile for unincorporated landlords, up to the mileage limit, instead of actual vehicle costs; not for a vehicle on which capital allowances were claimed",
  appliesFrom: "6 April 2026; announced on 21 May 2026 and backdated",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
  read: "2026-09-25",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mileageFirstRateLimit = {
  value: "10,000",
  meaning: "Business miles of a tax year to which the first mileage rate applies",
  appliesFrom: "2025/26 and 2026/27",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
  read: "2026-09-25",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mileageSecondRate = {
  value: "25p",
  meaning: "Flat rate per business mile for unincorporated landlords after the mileage limit",
  appliesFrom: "2025/26 and 2026/27",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
  read: "2026-09-25",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mileageMotorcycleRate = {
  value: "24p",
  meaning: "Flat rate per business mile for unincorporated landlords’ motorcycles",
  appliesFrom: "2025/26 and 2026/27",
  source:
    "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
  read: "2026-09-25",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const cashBasisLimit = {
  value: "£150,000",
  meaning:
    "Receipts up to which the cash basis is the default for individual landlords, who can opt out",
  appliesFrom: "6 April 2017",
  source: "Income Tax (Trading and Other Income) Act 2005 ss271A to 271D",
  read: "2026-09-25",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const holidayLettingsAbolished = {
  value: "6 April 2025",
  meaning: "End of the furnished holiday lettings regime for income tax and CGT",
  appliesFrom: "6 April 2025",
  source: "Finance Act 2025 s25, Sch 5; GOV.UK policy paper",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const holidayLettingsAbolishedCompanies = {
  value: "1 April 2025",
  meaning: "End of the furnished holiday lettings regime for corporation tax",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2025 s25, Sch 5; GOV.UK policy paper",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const letPropertyCampaignTime = {
  value: "90 days",
  meaning:
    "Time to work out and pay under the Let Property Campaign, from the date HMRC acknowledges your notification; individual landlords only, and homes abroad need a separate offshore disclosure",
  appliesFrom: "current",
  source: "GOV.UK, Let Property Campaign guide; HMRC disclosure service",
  read: "2026-06-26",
} satisfies TaxFact;

export const letPropertyCampaignGuideUpdated = {
  value: "6 November 2024",
  meaning: "Last update of the Let Property Campaign guide",
  appliesFrom: "6 November 2024",
  source: "GOV.UK, Let Property Campaign guide",
  read: "2024-11-06",
} satisfies TaxFact;

export const registrationDeadline = {
  value: "5 October",
  meaning:
    "Day after the end of the tax year by which a new landlord registers for Self Assessment",
  appliesFrom: "each year",
  source: "Taxes Management Act 1970 s7",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const registrationDeadline202526 = {
  value: "5 October 2026",
  meaning:
    "Registration deadline for landlords whose first rental income was in 2025/26; already passed",
  appliesFrom: "2025/26",
  source: "Taxes Management Act 1970 s7",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const returnGrossRentsLimit = {
  value: "£10,000",
  meaning:
    "Rental income before allowable expenses above which a tax return is needed; no higher threshold was in force in September 2026",
  appliesFrom: "current",
  source: "GOV.UK, Renting out a property: paying tax",
  read: "2026-09-25",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const returnProfitLimit = {
  value: "£2,500",
  meaning:
    "Rental income after allowable expenses above which a tax return is needed; no higher threshold was in force in September 2026",
  appliesFrom: "current",
  source: "GOV.UK, Renting out a property: paying tax",
  read: "2026-09-25",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const contactHmrcIncome = {
  value: "£1,000",
  meaning:
    "Rental income above which HMRC is to be contacted, up to the limit from which a tax return is needed",
  appliesFrom: "current",
  source: "GOV.UK, Renting out a property: paying tax",
  read: "2026-09-25",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const propertyRatesStart = {
  value: "6 April 2027",
  meaning: "Start of separate income tax rates for property income; Scotland sets its own",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const propertyBasicRate = {
  value: "22%",
  meaning:
    "Property basic rate of income tax; England, Wales and Northern Ireland unless devolved rates are set",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const propertyHigherRate = {
  value: "42%",
  meaning:
    "Property higher rate of income tax; England, Wales and Northern Ireland unless devolved rates are set",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const propertyAdditionalRate = {
  value: "47%",
  meaning:
    "Property additional rate of income tax; England, Wales and Northern Ireland unless devolved rates are set",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const savingsBasicRate = {
  value: "22%",
  meaning: "Savings basic rate of income tax after the increase",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 s5",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const savingsHigherRate = {
  value: "42%",
  meaning: "Savings higher rate of income tax after the increase",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 s5",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const savingsAdditionalRate = {
  value: "47%",
  meaning: "Savings additional rate of income tax after the increase",
  appliesFrom: "from 6 April 2027",
  source: "Finance Act 2026 s5",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2027/28",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const dividendOrdinaryRate = {
  value: "10.75%",
  meaning: "Dividend ordinary rate of income tax",
  appliesFrom: "6 April 2026",
  source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const dividendUpperRate = {
  value: "35.75%",
  meaning: "Dividend upper rate of income tax",
  appliesFrom: "6 April 2026",
  source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const dividendAdditionalRate = {
  value: "39.35%",
  meaning: "Dividend additional rate of income tax",
  appliesFrom: "unchanged on 6 April 2026, when the other dividend rates rose",
  source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const personalAllowance = {
  value: "£12,570",
  meaning: "Income tax personal allowance",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  read: "2026-05-18",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const personalAllowanceTaperLimit = {
  value: "£100,000",
  meaning: "Income above which the personal allowance is reduced",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const personalAllowanceTaper = {
  value: "£1 for every £2",
  meaning: "Reduction of the personal allowance for income over the taper limit",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const personalAllowanceNilAt = {
  value: "£125,140",
  meaning: "Income at which the personal allowance is nil",
  appliesFrom: "frozen; legislated to 2030/31",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const basicRate = {
  value: "20%",
  meaning: "Basic rate of income tax; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 s2",
  read: "2026-05-18",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const basicRateBand = {
  value: "£37,700",
  meaning: "Taxable income charged at the basic rate; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  read: "2026-05-18",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const higherRateThreshold = {
  value: "£50,270",
  meaning:
    "Income up to which the basic rate applies and above which the higher rate starts; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2021 s5; Finance Act 2026 s10",
  read: "2026-05-18",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const higherRate = {
  value: "40%",
  meaning: "Higher rate of income tax; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 s2",
  read: "2026-05-18",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const additionalRateThreshold = {
  value: "£125,140",
  meaning:
    "Income up to which the higher rate applies and above which the additional rate starts; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 ss2 to 3; Finance Act 2021 s5",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const additionalRate = {
  value: "45%",
  meaning: "Additional rate of income tax; not Scotland",
  appliesFrom: "2026/27",
  source: "Finance Act 2026 s2",
  read: "2026-05-18",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const cgtLowerRate = {
  value: "18%",
  meaning: "CGT on residential property within the basic rate band",
  appliesFrom: "unchanged in 2026/27; same rate for all assets from 30 October 2024",
  source: "Taxation of Chargeable Gains Act 1992 s1H; Finance Act 2025 s7",
  read: "2026-07-01",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const cgtHigherRate = {
  value: "24%",
  meaning: "CGT on residential property above the basic rate band",
  appliesFrom:
    "since 6 April 2024; same rate for all assets from 30 October 2024; unchanged in 2026/27",
  source: "Taxation of Chargeable Gains Act 1992 s1H; Finance Act 2025 s7",
  read: "2026-07-01",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const cgtAnnualExemptAmount = {
  value: "£3,000",
  meaning: "CGT annual exempt amount",
  appliesFrom: "2024/25 onwards; unchanged in 2026/27",
  source: "Taxation of Chargeable Gains Act 1992 s1K(2)",
  read: "2026-07-01",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const cgtReportTime = {
  value: "60 days",
  meaning:
    "Time from completion to report and pay CGT on UK residential property with tax to pay, for UK residents",
  appliesFrom: "completions from 27 October 2021",
  source: "Finance Act 2019 Sch 2; HMRC Capital Gains Tax on UK property service",
  read: "2026-06-08",
} satisfies TaxFact;

export const cgtNonResidentReportTime = {
  value: "60 days",
  meaning:
    "Time from completion for non-residents to report every disposal of UK property or land, even with no tax to pay or a loss",
  appliesFrom: "current",
  source: "GOV.UK guidance, 11 December 2025; HMRC Capital Gains Tax on UK property service",
  read: "2026-06-08",
} satisfies TaxFact;

export const mtdFirstStageIncome = {
  value: "£50,000",
  meaning:
    "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, first stage, on the 2024/25 return",
  appliesFrom: "from 6 April 2026",
  source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdFirstStageStart = {
  value: "6 April 2026",
  meaning: "Start of the first stage of Making Tax Digital for Income Tax",
  appliesFrom: "6 April 2026",
  source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
  read: "2026-08-21",
} satisfies TaxFact;

export const mtdFirstStageReturn = {
  value: "2024/25",
  meaning: "Tax year of the return that decides whether the first stage applies",
  appliesFrom: "from 6 April 2026",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  read: "2024-02-22",
} satisfies TaxFact;

export const mtdSecondStageIncome = {
  value: "£30,000",
  meaning:
    "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, second stage, on the 2025/26 return",
  appliesFrom: "from 6 April 2027",
  source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdSecondStageStart = {
  value: "6 April 2027",
  meaning: "Start of the second stage of Making Tax Digital for Income Tax",
  appliesFrom: "6 April 2027",
  source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
  read: "2026-08-21",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdSecondStageReturn = {
  value: "2025/26",
  meaning: "Tax year of the return that decides whether the second stage applies",
  appliesFrom: "from 6 April 2027",
  source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
  read: "2024-02-22",
} satisfies TaxFact;

export const mtdThirdStageIncome = {
  value: "£20,000",
  meaning:
    "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, third stage, on the 2026/27 return",
  appliesFrom: "from 6 April 2028",
  source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdThirdStageStart = {
  value: "6 April 2028",
  meaning: "Start of the third stage of Making Tax Digital for Income Tax",
  appliesFrom: "6 April 2028",
  source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
  read: "2026-08-21",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdThirdStageReturn = {
  value: "2026/27",
  meaning: "Tax year of the return that decides whether the third stage applies",
  appliesFrom: "from 6 April 2028",
  source: "Spring Statement 2025",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdFirstUpdate = {
  value: "7 August",
  meaning: "Due date of the first quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations; HMRC Making Tax Digital service guide",
  read: "2026-06-09",
} satisfies TaxFact;

export const mtdSecondUpdate = {
  value: "7 November",
  meaning: "Due date of the second quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations; HMRC Making Tax Digital service guide",
  read: "2026-06-09",
} satisfies TaxFact;

export const mtdThirdUpdate = {
  value: "7 February",
  meaning: "Due date of the third quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  read: "2026-09-25",
  secondHand: true,
} satisfies TaxFact;

export const mtdFourthUpdate = {
  value: "7 May",
  meaning: "Due date of the fourth quarterly update under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  read: "2026-09-25",
  secondHand: true,
} satisfies TaxFact;

export const mtdFinalReturn = {
  value: "31 January",
  meaning: "Due date of the final return under Making Tax Digital for Income Tax",
  appliesFrom: "2026/27 onwards",
  source: "Income Tax (Digital Obligations) Regulations",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const mtdEasementYear = {
  value: "2026/27",
  meaning:
    "Only year without penalty points for late quarterly updates, for those mandated from April 2026; points still apply to the year-end return",
  appliesFrom: "2026/27 only",
  source: "HMRC, confirmed at Budget 2025",
  read: "2026-09-25",
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdLateUpdatePoints = {
  value: "4 points",
  meaning:
    "Points for late quarterly updates at which a penalty is due under Making Tax Digital for Income Tax",
  appliesFrom: "from 2027/28",
  source: "HMRC income tax account service",
  read: "2026-08-21",
} satisfies TaxFact;

export const mtdLateUpdatePenalty = {
  value: "£200",
  meaning:
    "Penalty at the points threshold for late quarterly updates under Making Tax Digital for Income Tax",
  appliesFrom: "from 2027/28",
  source: "HMRC income tax account service",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;
