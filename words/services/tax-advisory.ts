import { appeals } from "~/words/facts/appeals";
import { companies } from "~/words/facts/companies";
import { disclosures } from "~/words/facts/disclosures";
import { penalties } from "~/words/facts/penalties";
import { property } from "~/words/facts/property";
import { pen } from "~/words/pen";
import { print, say } from "~/words/say";
import { knew } from "~/words/who-hears-what";
import type { ServicePage } from "./service-page";

/** In its drawing: written at the line on which a return is signed. */
export const beforeSigning = pen("call before", "you sign");

/** The words of /services/tax-advisory. */
export const taxAdvisory = {
  meta: {
    title: "Tax advice before you sign, sell or send",
    description:
      "The tax dates that matter this year, what changes next April, and what to do if something was left out of a return. Advice for people and their companies.",
    keywords: "tax adviser, Self Assessment deadline, landlord tax rates, undeclared income",
    updated: "2026-11-30",
  },
  badge: "Tax Advisory",
  headline: "Tax return: ask before you sign",
  lede: "[A letter from HMRC? Its date comes first.](investigation#find-your-letter)",
  deadline: {
    before: `The last day to send the ${companies.onlineReturnDeadline202526.appliesFrom} return online, and to pay its tax`,
    marked: companies.onlineReturnDeadline202526,
    after: "",
  },
  solicitor: {
    lead: `If ${knew}:`,
    link: "see a solicitor first",
    id: "left-something-out",
  },
  dates: {
    heading: "Which dates matter this year?",
    caption: say`Personal tax dates around the ${property.mtdSecondStageReturn} return`,
    days: [
      {
        day: companies.balancingPaymentDeadline202526,
        due: say`The online return for ${companies.onlineReturnDeadline202526.appliesFrom} and its tax (on paper it was due by ${companies.paperReturnDeadline202526}). It is a Sunday: the money should reach HMRC by the Friday, unless you use Faster Payments or a debit card. Often also a first part of next year’s tax, called a payment on account.`,
        note: pen("pay two", "days early"),
      },
      {
        day: companies.secondPaymentOnAccount202526,
        due: "The second payment on account, if the first was due. It is a Saturday: again, have it with HMRC by the Friday, or use Faster Payments or a debit card.",
      },
    ],
    cases: {
      heading: "Which of these is you?",
      rows: [
        {
          title: say`First rent in ${property.registrationDeadline202526.appliesFrom}, a return needed`,
          underlined: print(companies.balancingPaymentDeadline202526),
          verdict:
            "No rent before 6\u00a0April\u00a02025, nothing else left out, no letter: register now.",
          description: say`The day to register, ${property.registrationDeadline202526}, has passed: there is usually no penalty if you pay the tax in full by ${companies.balancingPaymentDeadline202526}. Rent before 6\u00a0April\u00a02025, or anything left out? Do not register yet: see the last two cases.`,
        },
        {
          title: "Asked for a return, and only late",
          verdict: "Nothing left out or held back: send it now, even if you cannot pay.",
          description: say`Also after a reminder. A penalty has its own time to appeal, usually ${appeals.appealTime}. For most people a late return costs ${companies.saLateReturnPenalty} at once (as at ${companies.saLateReturnPenalty.asAt}), even with no tax due.`,
        },
        {
          title: "Something missing, by honest mistake",
          underlined: "send HMRC nothing",
          verdict:
            "Until now you neither knew nor suspected that HMRC had to be told: call us this week.",
          description: say`If HMRC has written, call today and read us its reply date (if we are closed: [find your letter](investigation#find-your-letter)). Otherwise send HMRC nothing until we have spoken. The tax for ${companies.onlineReturnDeadline202526.appliesFrom} is still due by ${companies.balancingPaymentDeadline202526}.`,
        },
        {
          title: "You knew or suspected it",
          verdict: `If ${knew}, see a solicitor first, before you tell anyone, us included.`,
          description: `Go soon: the dates above do not move for you either. What you tell a solicitor is usually protected, what you tell us usually not.`,
        },
      ],
    },
  },
  offerings: {
    heading: "What people ask us",
    items: [
      {
        title: "Will you do my return, and look at the last one?",
        description:
          "We prepare the Self Assessment return from your records and compare it with what HMRC is likely to hold already: wages, bank interest, lettings, online sales.",
      },
      {
        title: "Who should own my property, and what if I sell?",
        description:
          "We work out the yearly tax for each way of owning it, what the mortgage interest is worth to you, and the tax on a sale.",
      },
      {
        title: "How do I take money out of my company?",
        description:
          "Salary, dividend, pension, a loan, or leaving it where it is: each is taxed differently. We calculate the mix on your own figures and say what to avoid.",
      },
      {
        title: "I move, or have income abroad: who taxes it?",
        description:
          "It depends mainly on how many days you spend in the UK, and on what still ties you to it. We count both before you move, and say what to report where.",
      },
    ],
  },
  sections: [
    {
      kind: "text",
      id: "left-something-out",
      heading: "A letter about rent, or something left out?",
      paragraphs: [
        say`If you knew or suspected that something was left out or wrong, and let it stand, read us only the letter, if there is one, and see a solicitor before you tell anyone more, well before the reply date. Send nothing till then. Our [tax fraud page](tax-fraud) says where to find one. If there is no letter, let the solicitor call us. HMRC points such cases to ${disclosures.deliberateRoute}, and our [CoP9 page](cop9) explains it.`,
        say`If HMRC has written about your rent, take advice first, then answer by the reply date. Such letters usually give ${disclosures.nudgeLetterAnswerTime} from the date at the top. If yours prints no reply date, call us.`,
        say`A mistake can be put right. With reasonable care there is no penalty, but a mistake that you found later and did not report to HMRC is ${penalties.laterFound}. For a careless one in a return on UK income it matters who speaks first. If you tell HMRC before you have reason to think that it has found the mistake or is about to, the penalty is ${penalties.carelessUnprompted} of the tax at stake. Once HMRC has written to you it is usually ${penalties.carelessPrompted}. If you sent no return and told HMRC nothing, another scale applies. Our page on tax investigations says how far back HMRC can go.`,
        say`With no check open, individual landlords of homes can use HMRC’s Let Property Campaign. You notify HMRC, and then have ${property.letPropertyCampaignTime} from the date it acknowledges this to work out what is owed, send the disclosure and pay. Income, homes or assets abroad need a disclosure of their own, through the Worldwide Disclosure Facility. For tax on these, HMRC can go back ${penalties.offshoreTimeLimit} even if you took care (tax years ${penalties.offshoreTimeLimit.appliesFrom}), unless it had the facts in time. It can go back longer if it was deliberate, or if you had no notice to file in time, sent no return and told it nothing, with no reasonable excuse.`,
      ],
    },
    {
      kind: "table",
      heading: say`What changes on ${property.propertyRatesStart}?`,
      intro:
        "Rent and savings interest are to be taxed at higher rates. Each cell gives the basic, higher and additional rates. Have it calculated before you sell, or move property into a company: the move can cost more than it saves.",
      caption: `Changes for individuals, as at ${property.basicRate.asAt}. The property rates are for England, Wales and Northern Ireland.`,
      columns: [
        "What",
        `Now (${property.basicRate.taxYear})`,
        say`From ${property.propertyRatesStart} (${property.propertyBasicRate.taxYear})`,
      ],
      rows: [
        [
          "Rent and other property income",
          [property.basicRate, property.higherRate, property.additionalRate],
          [
            property.propertyBasicRate,
            property.propertyHigherRate,
            property.propertyAdditionalRate,
          ],
        ],
        [
          "Savings interest",
          [property.basicRate, property.higherRate, property.additionalRate],
          [property.savingsBasicRate, property.savingsHigherRate, property.savingsAdditionalRate],
        ],
        [
          "Tax reduction for mortgage interest and other finance costs of residential lets",
          property.financeCostReduction,
          property.financeCostReductionFrom2027,
        ],
        [
          "Making Tax Digital for Income Tax (an update every quarter), if gross income from self-employment and property is over",
          say`${property.mtdFirstStageIncome} on the ${property.mtdFirstStageReturn} return`,
          say`${property.mtdSecondStageIncome} on the ${property.mtdSecondStageReturn} return`,
        ],
      ],
      note: say`The rates are in the Finance Act 2026. Checked against the law as at ${property.basicRate.asAt}. Scotland sets its own property rates, so ask us about the tax reduction there too. Other devolved rates may be set. Dividends came first: since ${property.dividendOrdinaryRate.appliesFrom} the ordinary rate has been ${property.dividendOrdinaryRate} and the upper rate ${property.dividendUpperRate}, while the additional rate has stayed at ${property.dividendAdditionalRate} (as at ${property.dividendOrdinaryRate.asAt}).`,
    },
    {
      kind: "table",
      heading: "Quarterly updates, property sold, a company: which dates?",
      caption: "Dates of those who report every quarter, sell property or have a company",
      columns: ["Date", "What is due"],
      rows: [
        [
          "Every quarter",
          say`By ${property.mtdThirdUpdate}, ${property.mtdFourthUpdate}, ${property.mtdFirstUpdate} and ${property.mtdSecondUpdate}: an update, if you must use Making Tax Digital (see “What changes on ${property.propertyRatesStart}?”)`,
        ],
        [
          say`${property.cgtReportTime} after a sale of UK property`,
          say`A UK resident who owes capital gains tax on UK residential property must report and pay within ${property.cgtReportTime} of completion. Non-residents must report every sale or gift of UK property or land within ${property.cgtNonResidentReportTime}, even with a loss or no tax to pay.`,
        ],
        [
          "If you have a company",
          say`${companies.paymentTime} after its accounting period: corporation tax, unless it pays in quarterly instalments. ${companies.returnTime} after it: its tax return`,
        ],
      ],
    },
    {
      kind: "table",
      heading: "What does being late cost?",
      intro: `For nearly every ${companies.onlineReturnDeadline202526.appliesFrom} return the first penalty comes at once, even if no tax is due. Tax that is paid late has a scale of its own, plus interest.`,
      caption: `Self Assessment penalties for nearly every ${companies.onlineReturnDeadline202526.appliesFrom} return (as at ${companies.saLateReturnPenalty.asAt})`,
      columns: ["How late", "The return", "The tax"],
      rows: [
        ["At once", companies.saLateReturnPenalty, "Interest"],
        [
          companies.saLatePaymentFirstTime,
          "Nothing further",
          say`${companies.saLatePaymentFirstPenalty} of what is unpaid`,
        ],
        [
          say`More than ${companies.saLateReturnDailyAfter}`,
          say`${companies.saLateReturnDailyPenalty}, up to ${companies.saLateReturnDailyMaximum}`,
          "Nothing further",
        ],
        [
          companies.saLatePaymentSecondTime,
          say`${companies.saLateReturn6MonthPenalty} or ${companies.saLateReturn6MonthRate} of the tax, whichever is more`,
          say`${companies.saLatePaymentSecondPenalty} of what is unpaid`,
        ],
        [
          companies.saLatePaymentThirdTime,
          say`Usually ${companies.saLateReturn12MonthPenalty} or ${companies.saLateReturn12MonthRate} of the tax again`,
          say`${companies.saLatePaymentThirdPenalty} of what is unpaid`,
        ],
      ],
      note: say`If you have been in Making Tax Digital since ${property.mtdLatePayment.appliesFrom}, tax for the years since then has its own scale: ${property.mtdLatePayment} (as at ${property.mtdLatePayment.asAt}). If illness, a bereavement or a failure of HMRC’s own service stood in the way, tell us which, and until when. A reasonable excuse can cancel a penalty, if you acted promptly once it was over. You usually have ${appeals.appealTime} from the penalty notice to appeal.`,
    },
    {
      kind: "text",
      heading: "I have a company: what if its return is late?",
      paragraphs: [
        say`Older guides give lower penalties. For filing dates from ${companies.lateReturnPenaltiesDoubledOn} they doubled: ${companies.lateReturnPenalty} for a late company tax return, ${companies.lateReturnPenaltyOver3Months} instead if it is more than ${companies.lateReturnHigherPenaltyAfter} late, and ${companies.lateReturnThirdFailure} or ${companies.lateReturnThirdFailureOver3Months} at the third failure in a row. Over ${companies.lateReturnTaxGearedAfter} late, ${companies.lateReturnTaxGeared} of the unpaid tax is added, and over ${companies.lateReturnFurtherTaxGearedAfter} late a further ${companies.lateReturnFurtherTaxGeared} (as at ${companies.lateReturnPenalty.asAt}).`,
      ],
    },
  ],
  exchange: [
    {
      send: "Your last return and HMRC’s calculation for it",
      receive: "What is missing, doubtful or overpaid, the largest amount first",
      underlined: "largest amount",
    },
    {
      send: "P60 (your employer’s yearly paper on pay and tax), bank interest, dividends, rents and costs of the year",
      receive: "The finished return for you to approve, what to pay by when, HMRC’s receipt",
    },
    {
      send: "What you plan to sign, sell or move, and the date by which you must decide",
      receive: "The tax on each way of doing it side by side, and the one we would choose and why",
    },
    {
      send: "For a property: purchase documents, improvement bills, offers, the completion date",
      receive: "The gain, the tax, and the report for HMRC with the date it is due",
    },
    {
      send: "Something left out by mistake, and no letter: what you think it was, with the bank statements of those years, at the first meeting",
      receive:
        "What is owed by year with interest and the penalty range, and a draft of what you tell HMRC",
    },
  ],
  exchangeWarning: `If ${knew}, send us nothing: see [a solicitor first](tax-fraud).`,
  related: ["tax-investigations", "cop9", "tax-appeal", "business-growth-advisory"],
} satisfies ServicePage;
