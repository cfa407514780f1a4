import * as appeals from "../tax-facts/appeals";
import * as companies from "../tax-facts/companies";
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
    updated: "2026-11-21",
  },
  badge: "Tax advice",
  headline: "What will this cost me in tax, and can I still change it?",
  lede: "Much of the answer depends on a date: the day a contract is signed, a flat is sold, a dividend is paid or a return is sent. Ask before that day and you usually have a choice. Ask after it and we tell you plainly what is owed, what is not, and how to put right what went wrong.",
  offerings: {
    heading: "What people ask us",
    items: [
      {
        title: "Will you do my return, and look at the last one?",
        description:
          "We prepare the Self Assessment return from your papers and compare it with what HMRC is likely to hold already: wages, bank interest, lettings, online sales. If the earlier returns do not fit the pattern, we tell you, with what can be done about it.",
      },
      {
        title: "I own property. Who should own it, and what if I sell?",
        description: `We work out the yearly tax for each way of owning it, what the mortgage interest is worth to you, and the tax on a sale. A sale has its own short clock: where capital gains tax is due on a UK home or flat, HMRC wants the report and the money within ${property.cgtReportTime.value} of completion, long before the yearly return.`,
      },
      {
        title: "How do I take money out of my company?",
        description:
          "Salary, dividend, pension, a loan, or leaving it where it is: each is taxed differently, in your hands and in the company’s. We calculate the mix for your own figures, check that there is profit to pay a dividend from, write its minutes and vouchers, and say what to avoid before the year end.",
      },
      {
        title: "I am moving, or I have income abroad. Who taxes it?",
        description: `Whether the UK may tax your income from abroad depends largely on days and ties that can be counted in advance. We count them, read the treaty with the other country, and tell you what to report where. For tax on income and gains from abroad, HMRC can in many cases look back ${penalties.offshoreTimeLimit.value}, even at returns made with care.`,
      },
    ],
  },
  sections: [
    {
      kind: "table",
      heading: "Which dates matter this year?",
      intro:
        "If one of these days has gone by, send the return first and settle the rest afterwards. Penalties for a missing return grow with time, and filing puts an end to that.",
      caption: `Personal tax dates around the ${property.mtdSecondStageReturn.value} return, and the yearly ones of a company`,
      columns: ["Date", "What is due"],
      rows: [
        [
          property.registrationDeadline202526.value,
          `Was the day to register for Self Assessment if your first rent came in ${property.registrationDeadline202526.appliesFrom}. Late is better than not at all`,
        ],
        [
          companies.paperReturnDeadline202526.value,
          `Was the day for the ${companies.paperReturnDeadline202526.appliesFrom} return on paper. Online is still possible`,
        ],
        [
          companies.onlineReturnDeadline202526.value,
          `Online return for ${companies.onlineReturnDeadline202526.appliesFrom} and the tax for it, with the first payment on account for the next year if you make them`,
        ],
        [
          `${companies.secondPaymentOnAccount.value} after that`,
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
        "Rent and savings interest will be taxed at higher rates than now. A row with three rates shows the basic, higher and additional rate. Before you sell, or move property into a company, to escape a rate, have it calculated: the move can cost more than it saves.",
      caption: `Changes for individuals in England, Wales and Northern Ireland on ${property.propertyRatesStart.value} (as at ${property.basicRate.asAt})`,
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
        [
          "Late Self Assessment return, outside Making Tax Digital",
          `${companies.saLateReturnPenalty.value} at once`,
          `Announced at ${companies.newPenaltiesThresholdAnnual.source}: points instead, and ${companies.newPenaltiesPenalty.value} at ${companies.newPenaltiesThresholdAnnual.value}`,
        ],
      ],
      note: `The property rates apply unless devolved rates are set, and Scotland sets its own. The rates are enacted in the Finance Act 2026, and a later Budget can change them. Dividends came first: since ${property.dividendOrdinaryRate.appliesFrom} the ordinary rate is ${property.dividendOrdinaryRate.value} and the upper rate ${property.dividendUpperRate.value}, while the additional rate stayed at ${property.dividendAdditionalRate.value} (as at ${property.dividendOrdinaryRate.asAt}).`,
    },
    {
      kind: "text",
      heading: "What does being late cost?",
      paragraphs: [
        `For a ${companies.onlineReturnDeadline202526.appliesFrom} return outside Making Tax Digital it is ${companies.saLateReturnPenalty.value} at once, even if no tax is due. After ${companies.saLateReturnDailyAfter.value} HMRC can charge ${companies.saLateReturnDailyPenalty.value}, up to ${companies.saLateReturnDailyMaximum.value}. If the return is still missing after that, two more penalties follow in turn, each usually ${companies.saLateReturn6MonthPenalty.value} or ${companies.saLateReturn6MonthRate.value} of the tax, whichever is more (as at ${companies.saLateReturnPenalty.asAt}). Tax that is paid late has its own scale: ${companies.saLatePaymentFirstPenalty.value} of what is unpaid at ${companies.saLatePaymentFirstTime.value}, ${companies.saLatePaymentSecondPenalty.value} of what is unpaid at ${companies.saLatePaymentSecondTime.value} and ${companies.saLatePaymentThirdPenalty.value} at ${companies.saLatePaymentThirdTime.value}, and interest besides.`,
        `Companies pay more than older guides say. For filing dates from ${companies.lateReturnPenaltiesDoubledOn.value} the fixed penalties doubled: ${companies.lateReturnPenalty.value} for a late company tax return, ${companies.lateReturnPenaltyOver3Months.value} instead if it stays out for longer, and ${companies.lateReturnThirdFailure.value} or ${companies.lateReturnThirdFailureOver3Months.value} at the third failure in a row (as at ${companies.lateReturnPenalty.asAt}). Over ${companies.lateReturnTaxGearedAfter.value} late, ${companies.lateReturnTaxGeared.value} of the unpaid tax is added, and over ${companies.lateReturnFurtherTaxGearedAfter.value} late a further ${companies.lateReturnFurtherTaxGeared.value}.`,
        `If illness, a bereavement or a failure of HMRC’s own service stood in the way, tell us what happened and when. A reasonable excuse can cancel a penalty, as long as you acted promptly once it was over. An appeal usually has to be made within ${appeals.appealTime.value} of the date on the penalty notice, so do not wait for a reminder.`,
      ],
    },
    {
      kind: "text",
      heading: "What if I have left something out?",
      paragraphs: [
        `Then it matters who speaks first. If you tell HMRC before you have reason to think that it is looking, the disclosure is unprompted, and for UK income the penalty for a careless mistake in a return is in the range ${penalties.carelessUnprompted.value} of the tax at stake. Once HMRC has written to you it is usually prompted, and the range is ${penalties.carelessPrompted.value}. If you took reasonable care and were still wrong, there is no penalty.`,
        `For income tax and capital gains tax HMRC can normally send a bill for a tax year up to ${penalties.ordinaryTimeLimit.value} after its end, up to ${penalties.carelessTimeLimit.value} where somebody was careless, and up to ${penalties.deliberateTimeLimit.value} where it was deliberate or HMRC was never told that tax was due. We find out which of these is yours, work out the years, and write the disclosure.`,
        `Individual landlords of homes have a route of their own, the Let Property Campaign. You notify HMRC, and then have ${property.letPropertyCampaignTime.value} to work out the sum and pay it. If what was left out was left out on purpose, say so to us before anything is sent to HMRC: the right procedure may be another one.`,
      ],
    },
  ],
  exchange: {
    heading: "What you send us, what you get back",
    rows: [
      {
        send: "Your last return and HMRC’s calculation for it",
        receive: "A list of what is missing, doubtful or overpaid, in the order of the money in it",
      },
      {
        send: "P60, bank interest, dividend vouchers, rents and costs of the year",
        receive: "The return to approve, the tax with its dates, and then HMRC’s receipt",
      },
      {
        send: "The plan in two sentences, and the day by which you must decide",
        receive:
          "The tax of each way of doing it side by side, and the one we would choose and why",
      },
      {
        send: "For a property: purchase papers, improvement bills, offers, the completion date",
        receive: "The gain, the tax, and the report for HMRC with the day it is due",
      },
      {
        send: "What you think was left out, with the bank statements of those years",
        receive: "What is owed by year with interest and the penalty range, and a draft disclosure",
      },
    ],
  },
  facts: [
    property.cgtReportTime,
    penalties.offshoreTimeLimit,
    property.mtdSecondStageReturn,
    property.registrationDeadline202526,
    companies.paperReturnDeadline202526,
    companies.onlineReturnDeadline202526,
    companies.balancingPaymentDeadline202526,
    companies.secondPaymentOnAccount,
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
    property.mtdSecondStageStart,
    companies.saLateReturnPenalty,
    companies.newPenaltiesThresholdAnnual,
    companies.newPenaltiesStart,
    companies.newPenaltiesPenalty,
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
    companies.lateReturnThirdFailure,
    companies.lateReturnThirdFailureOver3Months,
    companies.lateReturnTaxGearedAfter,
    companies.lateReturnTaxGeared,
    companies.lateReturnFurtherTaxGearedAfter,
    companies.lateReturnFurtherTaxGeared,
    appeals.appealTime,
    penalties.carelessUnprompted,
    penalties.carelessPrompted,
    penalties.ordinaryTimeLimit,
    penalties.carelessTimeLimit,
    penalties.deliberateTimeLimit,
    property.letPropertyCampaignTime,
  ],
  related: ["tax-investigations", "tax-appeal", "business-growth-advisory", "bookkeeping"],
} satisfies ServicePage;
