import { date, days, number, pence, percent, pounds, text, years } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* Rental income, income tax, CGT on property and Making Tax Digital for Income Tax; not Scottish rates. */

const propertyRates = {
  source: "Finance Act 2026 ss6 to 8; GOV.UK technical note, 26 November 2025",
  read: "2025-11-26",
  appliesFrom: "from 6 April 2027",
} as const;

const propertyRate = (rate: number, which: string) => ({
  value: percent(rate),
  meaning: `Property ${which} rate of income tax; England, Wales and Northern Ireland unless devolved rates are set`,
});

const savingsRate = (rate: number, which: string) => ({
  value: percent(rate),
  meaning: `Savings ${which} rate of income tax after the increase`,
});

const quarterlyUpdate = (day: string, which: string) => ({
  value: date(day),
  meaning: `Due date of the ${which} quarterly update under Making Tax Digital for Income Tax`,
});

export const property = topic("property", {
  ...from({
    source:
      "GOV.UK, Work out your rental income when you let property; HMRC Property Income Manual",
    ...heard("2026-11-21"),
  })({
    legalFeesLettingLimit: {
      value: text("a year"),
      meaning: "Longest let for which legal fees are an allowable expense",
    },
    legalFeesRenewalLimit: {
      value: years(50),
      meaning:
        "Lease length under which the legal fees of renewing a lease are an allowable expense",
    },
  }),
  jointOwnershipSplit: {
    value: text("50:50"),
    meaning:
      "How spouses and civil partners living together are normally taxed on jointly owned property, unless unequal shares are owned and declared on Form 17",
    source:
      "Income Tax Act 2007 ss836 to 837; HMRC Trusts, Settlements and Estates Manual TSEM9842, TSEM9860",
    ...undated("2026-11-22"),
  },
  form17Time: {
    value: days(60),
    meaning:
      "Time from the last signature in which HMRC must receive Form 17; it takes effect from that signature and never earlier, and a late form is invalid",
    source: "HMRC Trusts, Settlements and Estates Manual TSEM9860, TSEM9870",
    ...undated("2026-11-22"),
  },
  form17Excludes: {
    value: text("beneficial joint tenants"),
    meaning:
      "Owners who cannot use Form 17; shares of income must match shares of the property, with evidence",
    source: "HMRC Trusts, Settlements and Estates Manual TSEM9842, TSEM9850, TSEM9870",
    ...heard("2026-11-22"),
  },
  replacementItemsReliefSince: {
    value: date("2016-04-06"),
    meaning: "Start of replacement of domestic items relief for let dwellings",
    appliesFrom: "6 April 2016",
    source:
      "Income Tax (Trading and Other Income) Act 2005 s311A; HMRC Property Income Manual PIM3210",
    ...undated("2026-11-21"),
  },
  ...from({
    source:
      "Income Tax (Trading and Other Income) Act 2005 ss272A, 274A; GOV.UK technical note, 26 November 2025",
    read: "2025-11-26",
    ...asAtOctober2026,
  })({
    financeCostReduction: {
      value: percent(20),
      meaning:
        "Basic-rate tax reduction for individuals’ finance costs on residential lets; companies are not affected",
      appliesFrom: "fully from 6 April 2020",
      taxYear: "2026/27",
    },
    financeCostReductionFrom2027: {
      value: percent(22),
      meaning:
        "Tax reduction for individuals’ finance costs on residential lets once property income has its own rates",
      appliesFrom: "from 6 April 2027",
      taxYear: "2027/28",
    },
  }),
  borrowingReliefLimit: {
    value: text("the property’s value when it was first let"),
    meaning:
      "Borrowing against a let property up to which its interest is relieved, whatever the money withdrawn is used for",
    source: "HMRC Business Income Manual BIM45700",
    ...heard("2026-11-22"),
  },
  propertyAllowance: {
    value: pounds(1_000),
    meaning: "Property allowance for a tax year, taken instead of expenses",
    appliesFrom: "6 April 2017; unchanged in 2026/27 and under the 2027 changes",
    taxYear: "2026/27",
    source:
      "Income Tax (Trading and Other Income) Act 2005 s783B onwards; GOV.UK technical note, 26 November 2025",
    read: "2026-09-25",
    secondHand: true,
    ...asAtOctober2026,
  },
  rentARoomRelief: {
    value: pounds(7_500),
    meaning: "Rent a Room relief",
    appliesFrom: "unchanged in 2026/27",
    taxYear: "2026/27",
    source: "Income Tax (Trading and Other Income) Act 2005 s784 onwards; HMRC helpsheet HS223",
    read: "2026-09-25",
    secondHand: true,
    ...asAtOctober2026,
  },
  mileageFirstRate202526: {
    value: pence(45),
    meaning:
      "Flat rate per business mile for unincorporated landlords, up to the mileage limit, instead of actual vehicle costs; not for a vehicle on which capital allowances were claimed",
    appliesFrom: "2025/26 and earlier",
    taxYear: "2025/26",
    source:
      "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
    read: "2026-08-21",
  },
  ...from({
    source:
      "Income Tax (Trading and Other Income) Act 2005 s94F; HMRC Property Income Manual PIM2220; GOV.UK, simplified expenses calculator",
    read: "2026-09-25",
    secondHand: true,
    ...asAtOctober2026,
  })({
    mileageFirstRate202627: {
      value: pence(55),
      meaning:
        "Flat rate per business mile for unincorporated landlords, up to the mileage limit, instead of actual vehicle costs; not for a vehicle on which capital allowances were claimed",
      appliesFrom: "6 April 2026; announced on 21 May 2026 and backdated",
      taxYear: "2026/27",
    },
    mileageFirstRateLimit: {
      value: number(10_000),
      meaning: "Business miles of a tax year to which the first mileage rate applies",
      appliesFrom: "2025/26 and 2026/27",
    },
    mileageSecondRate: {
      value: pence(25),
      meaning: "Flat rate per business mile for unincorporated landlords after the mileage limit",
      appliesFrom: "2025/26 and 2026/27",
    },
    mileageMotorcycleRate: {
      value: pence(24),
      meaning: "Flat rate per business mile for unincorporated landlords’ motorcycles",
      appliesFrom: "2025/26 and 2026/27",
    },
  }),
  cashBasisLimit: {
    value: pounds(150_000),
    meaning:
      "Receipts up to which the cash basis is the default for individual landlords, who can opt out",
    appliesFrom: "6 April 2017",
    taxYear: "2026/27",
    source: "Income Tax (Trading and Other Income) Act 2005 ss271A to 271D",
    read: "2026-09-25",
    secondHand: true,
    ...asAtOctober2026,
  },
  holidayLettingsAbolished: {
    value: date("2025-04-06"),
    meaning: "End of the furnished holiday lettings regime for income tax and CGT",
    appliesFrom: "6 April 2025",
    source: "Finance Act 2025 s25, Sch 5; GOV.UK policy paper",
    ...heard("2026-11-21"),
  },
  letPropertyCampaignTime: {
    value: days(90),
    meaning:
      "Time to work out and pay under the Let Property Campaign, from the date HMRC acknowledges your notification; individual landlords only, and homes abroad need a separate offshore disclosure",
    source: "GOV.UK, Let Property Campaign guide; HMRC disclosure service",
    read: "2026-06-26",
  },
  ...from({ source: "Taxes Management Act 1970 s7", ...heard("2026-11-21") })({
    registrationDeadline: {
      value: date("10-05"),
      meaning:
        "Day after the end of the tax year by which a new landlord registers for Self Assessment",
      appliesFrom: "each year",
    },
    registrationDeadline202526: {
      value: date("2026-10-05"),
      meaning:
        "Registration deadline for landlords whose first rental income was in 2025/26; already passed",
      appliesFrom: "2025/26",
    },
  }),
  ...from({
    source: "GOV.UK, Renting out a property: paying tax",
    read: "2026-09-25",
    secondHand: true,
    ...asAtOctober2026,
  })({
    returnGrossRentsLimit: {
      value: pounds(10_000),
      meaning:
        "Rental income before allowable expenses above which a tax return is needed; no higher threshold was in force in September 2026",
    },
    returnProfitLimit: {
      value: pounds(2_500),
      meaning:
        "Rental income after allowable expenses above which a tax return is needed; no higher threshold was in force in September 2026",
    },
    contactHmrcIncome: {
      value: pounds(1_000),
      meaning:
        "Rental income above which HMRC is to be contacted, up to the limit from which a tax return is needed",
    },
  }),
  ...from(propertyRates)({
    propertyRatesStart: {
      value: date("2027-04-06"),
      meaning: "Start of separate income tax rates for property income; Scotland sets its own",
      reviewBy: "2026-10-28",
    },
  }),
  ...from({ ...propertyRates, taxYear: "2027/28", ...asAtOctober2026 })({
    propertyBasicRate: propertyRate(22, "basic"),
    propertyHigherRate: propertyRate(42, "higher"),
    propertyAdditionalRate: propertyRate(47, "additional"),
  }),
  ...from({
    source: "Finance Act 2026 s5",
    ...undated("2026-11-21"),
    appliesFrom: "from 6 April 2027",
    taxYear: "2027/28",
    ...asAtOctober2026,
  })({
    savingsBasicRate: savingsRate(22, "basic"),
    savingsHigherRate: savingsRate(42, "higher"),
    savingsAdditionalRate: savingsRate(47, "additional"),
  }),
  ...from({
    source: "Finance Act 2026 s4; GOV.UK technical note, 26 November 2025",
    read: "2025-11-26",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    dividendOrdinaryRate: {
      value: percent(10.75),
      meaning: "Dividend ordinary rate of income tax",
      appliesFrom: "6 April 2026",
    },
    dividendUpperRate: {
      value: percent(35.75),
      meaning: "Dividend upper rate of income tax",
      appliesFrom: "6 April 2026",
    },
    dividendAdditionalRate: {
      value: percent(39.35),
      meaning: "Dividend additional rate of income tax",
      appliesFrom: "unchanged on 6 April 2026, when the other dividend rates rose",
    },
  }),
  higherRateThreshold: {
    value: pounds(50_270),
    meaning:
      "Income up to which the basic rate applies and above which the higher rate starts; not Scotland",
    appliesFrom: "2026/27",
    taxYear: "2026/27",
    source: "Finance Act 2021 s5; Finance Act 2026 s10",
    read: "2026-05-18",
    ...asAtOctober2026,
  },
  ...from({
    source: "Finance Act 2026 s2",
    read: "2026-05-18",
    appliesFrom: "2026/27",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    basicRate: { value: percent(20), meaning: "Basic rate of income tax; not Scotland" },
    higherRate: { value: percent(40), meaning: "Higher rate of income tax; not Scotland" },
    additionalRate: { value: percent(45), meaning: "Additional rate of income tax; not Scotland" },
  }),
  cgtReportTime: {
    value: days(60),
    meaning:
      "Time from completion to report and pay CGT on UK residential property with tax to pay, for UK residents",
    appliesFrom: "completions from 27 October 2021",
    source: "Finance Act 2019 Sch 2; HMRC Capital Gains Tax on UK property service",
    read: "2026-06-08",
  },
  cgtNonResidentReportTime: {
    value: days(60),
    meaning:
      "Time from completion for non-residents to report every disposal of UK property or land, even with no tax to pay or a loss",
    source: "GOV.UK guidance, 11 December 2025; HMRC Capital Gains Tax on UK property service",
    read: "2026-06-08",
  },
  ...from({
    source: "Income Tax (Digital Obligations) Regulations; HMRC income tax account service",
    read: "2026-08-21",
  })({
    mtdFirstStageIncome: {
      value: pounds(50_000),
      meaning:
        "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, first stage, on the 2024/25 return",
      appliesFrom: "from 6 April 2026",
      ...asAtOctober2026,
    },
    mtdFirstStageStart: {
      value: date("2026-04-06"),
      meaning: "Start of the first stage of Making Tax Digital for Income Tax",
      appliesFrom: "6 April 2026",
    },
    mtdSecondStageIncome: {
      value: pounds(30_000),
      meaning:
        "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, second stage, on the 2025/26 return",
      appliesFrom: "from 6 April 2027",
      ...asAtOctober2026,
    },
    mtdSecondStageStart: {
      value: date("2027-04-06"),
      meaning: "Start of the second stage of Making Tax Digital for Income Tax",
      appliesFrom: "6 April 2027",
      reviewBy: "2026-10-28",
    },
    mtdThirdStageIncome: {
      value: pounds(20_000),
      meaning:
        "Qualifying (gross self-employment plus property) income over which Making Tax Digital for Income Tax applies, third stage, on the 2026/27 return",
      appliesFrom: "from 6 April 2028",
      ...asAtOctober2026,
    },
    mtdThirdStageStart: {
      value: date("2028-04-06"),
      meaning: "Start of the third stage of Making Tax Digital for Income Tax",
      appliesFrom: "6 April 2028",
      reviewBy: "2026-10-28",
    },
  }),
  mtdLatePayment: {
    value: text(
      "3% of what is unpaid on day 15, 3% more of what is unpaid on day 30, and 10% a year from day 31",
    ),
    meaning: "Late payment penalties in Making Tax Digital for Income Tax",
    appliesFrom: "6 April 2026",
    source: "Finance Act 2021 Sch 26; HMRC income tax penalties service",
    read: "2026-07-01",
    ...asAtOctober2026,
  },
  ...from({
    source: "GOV.UK policy paper, 22 February 2024; Income Tax (Digital Obligations) Regulations",
    read: "2024-02-22",
  })({
    mtdFirstStageReturn: {
      value: text("2024/25"),
      meaning: "Tax year of the return that decides whether the first stage applies",
      appliesFrom: "from 6 April 2026",
    },
    mtdSecondStageReturn: {
      value: text("2025/26"),
      meaning: "Tax year of the return that decides whether the second stage applies",
      appliesFrom: "from 6 April 2027",
    },
  }),
  mtdThirdStageReturn: {
    value: text("2026/27"),
    meaning: "Tax year of the return that decides whether the third stage applies",
    appliesFrom: "from 6 April 2028",
    source: "Spring Statement 2025",
    ...heard("2026-11-21"),
    reviewBy: "2026-10-28",
  },
  ...from({
    source: "Income Tax (Digital Obligations) Regulations; HMRC Making Tax Digital service guide",
    read: "2026-06-09",
    appliesFrom: "2026/27 onwards",
  })({
    mtdFirstUpdate: quarterlyUpdate("08-07", "first"),
    mtdSecondUpdate: quarterlyUpdate("11-07", "second"),
  }),
  ...from({
    source: "Income Tax (Digital Obligations) Regulations",
    read: "2026-09-25",
    secondHand: true,
    appliesFrom: "2026/27 onwards",
  })({
    mtdThirdUpdate: quarterlyUpdate("02-07", "third"),
    mtdFourthUpdate: quarterlyUpdate("05-07", "fourth"),
  }),
  mtdFinalReturn: {
    value: date("01-31"),
    meaning: "Due date of the final return under Making Tax Digital for Income Tax",
    appliesFrom: "2026/27 onwards",
    source: "Income Tax (Digital Obligations) Regulations",
    ...heard("2026-11-21"),
  },
  mtdEasementYear: {
    value: text("2026/27"),
    meaning:
      "Only year without penalty points for late quarterly updates, for those mandated from April 2026; points still apply to the year-end return",
    appliesFrom: "2026/27 only",
    source: "HMRC, confirmed at Budget 2025",
    read: "2026-09-25",
    secondHand: true,
    reviewBy: "2026-10-28",
  },
});
