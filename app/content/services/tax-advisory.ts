import * as appeals from "../tax-facts/appeals";
import * as budget from "../tax-facts/budget";
import * as companies from "../tax-facts/companies";
import * as disclosures from "../tax-facts/disclosures";
import * as penalties from "../tax-facts/penalties";
import * as property from "../tax-facts/property";
import type { ServicePage } from "./types";

/** The words of /services/tax-advisory. */
export const taxAdvisory = {
  meta: {
    title: "Tax advice before you sign, sell or send",
    description:
      "The tax dates that matter this year, what changes next April, and what to do if something was left out of a return. Advice for people and their companies.",
    keywords: [
      "tax adviser",
      "Self Assessment deadline",
      "landlord tax rates",
      "undeclared income",
    ],
    updated: "2026-11-23",
  },
  badge: "Tax Advisory",
  headline: "What will this cost me in tax, and can I still change it?",
  lede: "Much depends on a date: when a contract is signed, a flat is sold, a dividend is paid or a return is sent. Call us before that date and you usually have a choice. After it, we tell you plainly what is owed, what is not, and how to correct what went wrong.",
  deadline: {
    before: `The online tax return for ${companies.onlineReturnDeadline202526.appliesFrom}, and the tax for that year, are due by `,
    marked: companies.onlineReturnDeadline202526.value,
    after: ".",
  },
  offerings: {
    heading: "What people ask us",
    items: [
      {
        title: "Will you do my return, and look at the last one?",
        description:
          "We prepare the Self Assessment return from your records and compare it with what HMRC is likely to hold already: wages, bank interest, lettings, online sales. If the earlier returns do not fit the pattern, we tell you, and what can be done about it.",
      },
      {
        title: "I own property. Who should own it, and what if I sell?",
        description: `We work out the yearly tax for each way of owning it, what the mortgage interest is worth to you, and the tax on a sale. A UK resident who owes capital gains tax on UK residential property must report and pay within ${property.cgtReportTime.value} of completion. A non-resident must report every sale or gift of UK property or land within ${property.cgtNonResidentReportTime.value}, even with a loss or no tax to pay.`,
      },
      {
        title: "How do I take money out of my company?",
        description:
          "Salary, dividend, pension, a loan, or leaving it where it is: each is taxed differently, for you and for the company. We calculate the mix on your own figures, check that there is profit to pay a dividend from, write its minutes and vouchers, and say what to avoid before the year end.",
      },
      {
        title: "I am moving, or I have income abroad. Who taxes it?",
        description: `Whether the UK may tax your income from abroad depends largely on days and ties that can be counted in advance. We count them, read the treaty with the other country, and tell you what to report where. HMRC can in many cases look back ${penalties.offshoreTimeLimit.value} at income and gains from abroad, even at returns made with care.`,
      },
    ],
  },
  sections: [
    {
      kind: "table",
      heading: "Which dates matter this year?",
      intro: `If ${companies.onlineReturnDeadline202526.value} has passed, send a correct return as soon as you can, even if you cannot pay. Penalties for a missing return grow with time, and filing stops that.`,
      caption: `Personal tax dates around the ${property.mtdSecondStageReturn.value} return, and a company’s yearly dates`,
      columns: ["Date", "What is due"],
      rows: [
        [
          property.registrationDeadline202526.value,
          `Has passed: registering for Self Assessment if your first rent came in ${property.registrationDeadline202526.appliesFrom}. Late is better than not at all`,
        ],
        [
          companies.paperReturnDeadline202526.value,
          `Has passed: the ${companies.paperReturnDeadline202526.appliesFrom} return on paper. You can still file online`,
        ],
        [
          companies.balancingPaymentDeadline202526.value,
          `Online return for ${companies.onlineReturnDeadline202526.appliesFrom} and the tax for it, with the first payment on account for the next year if you make them`,
        ],
        [
          companies.secondPaymentOnAccount202526.value,
          "Second payment on account, the other half of the advance towards the next year’s bill",
        ],
        [
          `${property.mtdThirdUpdate.value}, ${property.mtdFourthUpdate.value}, ${property.mtdFirstUpdate.value}, ${property.mtdSecondUpdate.value}`,
          "Quarterly updates, if you are in Making Tax Digital for Income Tax, HMRC’s system of digital records and reports",
        ],
        [
          `${companies.paymentTime.value} after the accounting period`,
          "Corporation tax, unless the company pays in quarterly instalments",
        ],
        [`${companies.returnTime.value} after the accounting period`, "Company tax return"],
      ],
    },
    {
      kind: "table",
      heading: `What changes on ${property.propertyRatesStart.value}?`,
      intro:
        "Rent and savings interest are to be taxed at higher rates. Three rates in a row are the basic, higher and additional rate. Before you sell, or move property into a company, to escape a rate, have it calculated: the move can cost more than it saves.",
      caption: `Changes for individuals, as at ${property.basicRate.asAt}, before the Autumn Budget. The property rates are for England, Wales and Northern Ireland.`,
      columns: [
        "What",
        `Now (${property.basicRate.taxYear})`,
        `From ${property.propertyRatesStart.value} (${property.propertyBasicRate.taxYear})`,
      ],
      rows: [
        [
          "Rent and other property income",
          `${property.basicRate.value}, ${property.higherRate.value}, ${property.additionalRate.value}`,
          `${property.propertyBasicRate.value}, ${property.propertyHigherRate.value}, ${property.propertyAdditionalRate.value}`,
        ],
        [
          "Savings interest",
          `${property.basicRate.value}, ${property.higherRate.value}, ${property.additionalRate.value}`,
          `${property.savingsBasicRate.value}, ${property.savingsHigherRate.value}, ${property.savingsAdditionalRate.value}`,
        ],
        [
          "Tax reduction for mortgage interest and other finance costs of residential lets",
          property.financeCostReduction.value,
          property.financeCostReductionFrom2027.value,
        ],
        [
          "Making Tax Digital for Income Tax, if gross income from self-employment and property is over",
          `${property.mtdFirstStageIncome.value} on the ${property.mtdFirstStageReturn.value} return`,
          `${property.mtdSecondStageIncome.value} on the ${property.mtdSecondStageReturn.value} return`,
        ],
      ],
      note: `The rates are in the Finance Act 2026. The Autumn Budget set for ${budget.autumnBudget2026.value} may have changed them, so ask us before you rely on one. Scotland sets its own property rates, so ask us about the tax reduction there too. Other devolved rates may be set. Dividends came first: since ${property.dividendOrdinaryRate.appliesFrom} the ordinary rate has been ${property.dividendOrdinaryRate.value} and the upper rate ${property.dividendUpperRate.value}, while the additional rate has stayed at ${property.dividendAdditionalRate.value} (as at ${property.dividendOrdinaryRate.asAt}).`,
    },
    {
      kind: "table",
      heading: "What does being late cost?",
      intro: `For a ${companies.onlineReturnDeadline202526.appliesFrom} return outside Making Tax Digital the first penalty comes at once, even if no tax is due. Tax that is paid late has a scale of its own, plus interest.`,
      caption: `Self Assessment penalties, outside Making Tax Digital (as at ${companies.saLateReturnPenalty.asAt})`,
      columns: ["How late", "The return", "The tax"],
      rows: [
        ["At once", companies.saLateReturnPenalty.value, "Interest"],
        [
          companies.saLatePaymentFirstTime.value,
          "Nothing further",
          `${companies.saLatePaymentFirstPenalty.value} of what is unpaid`,
        ],
        [
          `More than ${companies.saLateReturnDailyAfter.value}`,
          `${companies.saLateReturnDailyPenalty.value}, up to ${companies.saLateReturnDailyMaximum.value}`,
          "Nothing further",
        ],
        [
          companies.saLatePaymentSecondTime.value,
          `${companies.saLateReturn6MonthPenalty.value} or ${companies.saLateReturn6MonthRate.value} of the tax, whichever is more`,
          `${companies.saLatePaymentSecondPenalty.value} of what is unpaid`,
        ],
        [
          companies.saLatePaymentThirdTime.value,
          `Usually ${companies.saLateReturn12MonthPenalty.value} or ${companies.saLateReturn12MonthRate.value} of the tax again`,
          `${companies.saLatePaymentThirdPenalty.value} of what is unpaid`,
        ],
      ],
      note: `If illness, a bereavement or a failure of HMRC’s own service stood in the way, tell us what happened and when. A reasonable excuse can cancel a penalty, if you acted promptly once it was over. You usually have ${appeals.appealTime.value} from the penalty notice to appeal.`,
    },
    {
      kind: "text",
      heading: "And if the company is late?",
      paragraphs: [
        `Older guides give lower penalties. For filing dates from ${companies.lateReturnPenaltiesDoubledOn.value} they doubled: ${companies.lateReturnPenalty.value} for a late company tax return, ${companies.lateReturnPenaltyOver3Months.value} instead if it is more than ${companies.lateReturnHigherPenaltyAfter.value} late, and ${companies.lateReturnThirdFailure.value} or ${companies.lateReturnThirdFailureOver3Months.value} at the third failure in a row. Over ${companies.lateReturnTaxGearedAfter.value} late, ${companies.lateReturnTaxGeared.value} of the unpaid tax is added, and over ${companies.lateReturnFurtherTaxGearedAfter.value} late a further ${companies.lateReturnFurtherTaxGeared.value} (as at ${companies.lateReturnPenalty.asAt}).`,
      ],
    },
    {
      kind: "text",
      heading: "What if I have left something out?",
      paragraphs: [
        `Then it matters who speaks first. If you tell HMRC before you have reason to think that it is looking, the penalty for a careless mistake in a return on UK income is ${penalties.carelessUnprompted.value} of the tax at stake. Once HMRC has written to you it is usually ${penalties.carelessPrompted.value}. With reasonable care there is none. If HMRC was never told that tax was due, another scale applies. Our page on tax investigations says how far back HMRC can go.`,
        `Individual landlords of homes can use HMRC’s Let Property Campaign. You notify HMRC, and then have ${property.letPropertyCampaignTime.value} from the date it acknowledges this to work out what is owed and pay it. If HMRC has written about your rent, its date comes first, usually ${disclosures.nudgeLetterAnswerTime.value} from the date on the letter. Take advice before you answer. Homes, money and assets abroad need a disclosure of their own, through the Worldwide Disclosure Facility.`,
        `If it was left out deliberately, speak to a solicitor first, and send nothing. Then call us, and say what HMRC’s letter says, not what you did. HMRC points such cases to ${disclosures.deliberateRoute.value}, and our page on CoP9 explains it.`,
      ],
    },
  ],
  exchange: [
    {
      send: "Your last return and HMRC’s calculation for it",
      receive: "A list of what is missing, doubtful or overpaid, the largest amount first",
    },
    {
      send: "P60, bank interest, dividend vouchers, rents and costs of the year",
      receive: "The return to approve, the tax with its dates, and then HMRC’s receipt",
    },
    {
      send: "The plan in two sentences, and the date by which you must decide",
      receive: "The tax on each way of doing it side by side, and the one we would choose and why",
    },
    {
      send: "For a property: purchase documents, improvement bills, offers, the completion date",
      receive: "The gain, the tax, and the report for HMRC with the date it is due",
    },
    {
      send: "What you think was left out, with the bank statements of those years (not if it was deliberate: see above)",
      receive: "What is owed by year with interest and the penalty range, and a draft disclosure",
    },
  ],
  facts: [
    companies.onlineReturnDeadline202526,
    property.cgtReportTime,
    property.cgtNonResidentReportTime,
    penalties.offshoreTimeLimit,
    property.mtdSecondStageReturn,
    property.registrationDeadline202526,
    companies.paperReturnDeadline202526,
    companies.balancingPaymentDeadline202526,
    companies.secondPaymentOnAccount202526,
    property.mtdThirdUpdate,
    property.mtdFourthUpdate,
    property.mtdFirstUpdate,
    property.mtdSecondUpdate,
    companies.paymentTime,
    companies.returnTime,
    property.propertyRatesStart,
    property.basicRate,
    property.higherRate,
    property.additionalRate,
    property.propertyBasicRate,
    property.propertyHigherRate,
    property.propertyAdditionalRate,
    property.savingsBasicRate,
    property.savingsHigherRate,
    property.savingsAdditionalRate,
    property.financeCostReduction,
    property.financeCostReductionFrom2027,
    property.mtdFirstStageIncome,
    property.mtdFirstStageReturn,
    property.mtdSecondStageIncome,
    companies.saLateReturnPenalty,
    budget.autumnBudget2026,
    property.dividendOrdinaryRate,
    property.dividendUpperRate,
    property.dividendAdditionalRate,
    companies.saLateReturnDailyAfter,
    companies.saLateReturnDailyPenalty,
    companies.saLateReturnDailyMaximum,
    companies.saLateReturn6MonthPenalty,
    companies.saLateReturn6MonthRate,
    companies.saLateReturn12MonthPenalty,
    companies.saLateReturn12MonthRate,
    companies.saLatePaymentFirstPenalty,
    companies.saLatePaymentFirstTime,
    companies.saLatePaymentSecondPenalty,
    companies.saLatePaymentSecondTime,
    companies.saLatePaymentThirdPenalty,
    companies.saLatePaymentThirdTime,
    companies.lateReturnPenaltiesDoubledOn,
    companies.lateReturnPenalty,
    companies.lateReturnPenaltyOver3Months,
    companies.lateReturnHigherPenaltyAfter,
    companies.lateReturnThirdFailure,
    companies.lateReturnThirdFailureOver3Months,
    companies.lateReturnTaxGearedAfter,
    companies.lateReturnTaxGeared,
    companies.lateReturnFurtherTaxGearedAfter,
    companies.lateReturnFurtherTaxGeared,
    appeals.appealTime,
    penalties.carelessUnprompted,
    penalties.carelessPrompted,
    property.letPropertyCampaignTime,
    disclosures.nudgeLetterAnswerTime,
    disclosures.deliberateRoute,
  ],
  related: ["tax-investigations", "cop9", "tax-appeal", "business-growth-advisory"],
} satisfies ServicePage;
