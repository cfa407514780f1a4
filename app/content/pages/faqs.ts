import * as appeals from "../tax-facts/appeals";
import * as companies from "../tax-facts/companies";
import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import * as property from "../tax-facts/property";
import * as records from "../tax-facts/records";
import * as vat from "../tax-facts/vat";
import type { FaqItem, PageMeta, TaxFact, Ten } from "../types";

const questions = [
  {
    id: "who-has-to-reply",
    question: "Who has to reply when HMRC writes?",
    answer: [
      "The person or the company named on the letter. An adviser can write the answer for you, but the date stays yours, and so does a penalty for missing it.",
      `What silence does depends on the letter. A request for papers can be followed by an information notice, which binds you: the law allows a first penalty of ${enquiries.informationNoticeFirstPenalty.value} (as at ${enquiries.informationNoticeFirstPenalty.asAt}) for not complying, and daily ones after it. A decision, such as an assessment or a penalty, usually stands unless you appeal or accept a review within ${enquiries.appealTime.value} of the date on it. An offer under Code of Practice 9, which HMRC makes where it suspects fraud, counts as rejected if ${fraud.noReplyTime.value} from receiving it pass in silence.`,
      "A letter that only invites you to look at your own figures again may have no legal duty behind it. Do look, all the same: HMRC seldom sends one without a reason, and what you tell it before it starts a check usually costs less than what it finds.",
    ],
  },
  {
    id: "compliance-check",
    question: "What is a compliance check?",
    answer: [
      "It is HMRC’s name for looking at whether you paid the right tax. It can be one question about one figure, or a look at all the books of a business. Income tax, corporation tax, VAT and PAYE can each be checked, and so can several of them at once.",
      `The formal kind for a personal return is an enquiry under section 9A of the Taxes Management Act. If you sent the return on time, HMRC’s notice has to reach you within ${enquiries.window.value} of the day it was delivered. For a late return, or for an amendment that you made, the time ends later.`,
      "HMRC need not give a reason, and need not think that anything is wrong. By itself a check is no accusation. What matters is that the first answer is complete and correct, because the rest of the check is built on it.",
    ],
  },
  {
    id: "how-far-back",
    question: "How far back can HMRC go?",
    answer: [
      `That depends on why the tax was not paid. For income tax and capital gains tax, HMRC can usually send a bill up to ${penalties.ordinaryTimeLimit.value} after the end of the tax year. If you were careless it has ${penalties.carelessTimeLimit.value}, and if you acted deliberately, or did not tell HMRC that you had tax to pay, up to ${penalties.deliberateTimeLimit.value}.`,
      `For income and gains abroad the limit can be ${penalties.offshoreTimeLimit.value} even if you took reasonable care, unless HMRC already had the overseas information in time (${penalties.offshoreTimeLimit.appliesFrom}). VAT and other taxes have limits of their own.`,
      "These are outer limits. If you made a return for a year and its enquiry window has closed, HMRC also has to meet the conditions for reopening it, so it is worth testing the bill for each old year separately.",
    ],
  },
  {
    id: "penalties",
    question: "What penalty could I face?",
    answer: [
      `For a wrong return, the penalty is a share of the tax that was at risk, not of the income left out. If you took reasonable care it is ${penalties.reasonableCare.value}.`,
      `If you tell HMRC before you have reason to think that it has found the mistake or is about to, the disclosure is “unprompted”: ${penalties.carelessUnprompted.value} for carelessness, ${penalties.deliberateUnprompted.value} for a deliberate error, ${penalties.concealedUnprompted.value} for one that was also concealed. After that it is “prompted”: ${penalties.carelessPrompted.value}, ${penalties.deliberatePrompted.value} and ${penalties.concealedPrompted.value}.`,
      `Where you end in the range depends on how fully you tell HMRC, help it work out the figures and give it access to the records. Overseas matters can cost more, up to ${penalties.offshoreCategory3Maximum.value} in the most serious cases. Late returns and late payments have separate scales, and interest runs beside all of them.`,
    ],
  },
  {
    id: "missing-records",
    question: "What if I cannot find my records?",
    answer: [
      "Say so, and do not fill the gap from imagination. Ask the bank for old statements, suppliers and letting agents for copies, and look through e-mails, calendars and your phone’s photographs. From these a year can often be rebuilt, and HMRC is told which figures are estimates and how they were reached.",
      "Never write a receipt, a contract or a mileage log today and put yesterday’s date on it. A missing document can be explained. A false one can turn a civil check into a criminal case.",
      `If you are self-employed or a landlord, the law asks you to keep records for at least ${records.businessRecordsTime.value} after the ${companies.onlineReturnDeadline.value} filing deadline for the tax year. For a company it is ${records.companyRecordsTime.value} from the end of the accounting period, and longer while an enquiry is open; for VAT ${records.vatRecordsTime.value}. The penalty for not keeping adequate records can be up to ${records.recordsPenalty.value} (as at ${records.recordsPenalty.asAt}).`,
    ],
  },
  {
    id: "accountant-or-solicitor",
    question: "Do I need an accountant or a solicitor?",
    answer: [
      "For a check of a return, a VAT or PAYE visit, an assessment, a penalty or an appeal, a tax adviser or accountant is usually the right person. They can also put your case to the First-tier Tribunal.",
      "For an interview under caution, a search or an arrest, speak to a solicitor before anybody else, and answer nothing until you have. What you tell a solicitor in order to get legal advice is usually protected by law; what you tell an accountant generally is not.",
      "Code of Practice 9 lies between the two. It is a civil procedure, but a rejection or a false answer can be followed by a criminal one. The figures need a tax adviser, and it is sensible to ask a solicitor before you admit to anything. We are not solicitors: we work alongside yours, and tell you when you need one.",
    ],
  },
  {
    id: "first-consultation",
    question: "What does the first consultation cover, and what does it cost?",
    answer: [
      "It is free, by phone, by video or in the office. We read the letter with you and tell you what kind it is, which date binds you, what HMRC can require and what it can only ask for, and what we would do first. Have every page of it with you, and the envelope.",
      "It does not cover a review of your records or a reply to HMRC. If you want us to act, you get the fee in writing first, with VAT included where it applies, and the work starts when you have agreed to it. If you do not, you owe nothing and the advice is yours to use.",
    ],
  },
  {
    id: "vat-registration",
    question: "When do I have to register for VAT?",
    answer: [
      `When your taxable turnover of the last ${vat.registrationLookBack.value} is over ${vat.registrationThreshold.value} (as at ${vat.registrationThreshold.asAt}), or when you expect to pass that in the next ${vat.registrationLookForward.value} alone. Add it up at the end of every month: neither the tax year nor your accounting year counts. Zero-rated sales belong in it, exempt ones do not.`,
      `Once the last ${vat.registrationLookBack.value} are over the threshold, you have ${vat.registrationTime.value} from the end of that month to register, and you are registered from ${vat.registrationEffectiveDate.value} after it. The other test has dates of its own, and a business that is not established in the UK has different rules.`,
      "If you see that you are late, register now. VAT is due from the day on which you should have been registered, whether you charged it to your customers or not, and the sum grows with each sale.",
    ],
  },
  {
    id: "self-assessment-dates",
    question: "When are Self Assessment returns and payments due?",
    answer: [
      `After the end of the tax year, a paper return is due by ${companies.paperReturnDeadline.value} and an online one by ${companies.onlineReturnDeadline.value}. The tax has to be paid by ${companies.balancingPaymentDeadline.value} too, and if you make payments on account, the first is due then as well and the second by ${companies.secondPaymentOnAccount.value}. For ${companies.onlineReturnDeadline202526.appliesFrom} the online return and the payment are due by ${companies.onlineReturnDeadline202526.value}.`,
      `A late ${companies.onlineReturnDeadline202526.appliesFrom} return outside Making Tax Digital costs ${companies.saLateReturnPenalty.value} at once (as at ${companies.saLateReturnPenalty.asAt}), even if there is no tax to pay. After ${companies.saLateReturnDailyAfter.value} HMRC can add ${companies.saLateReturnDailyPenalty.value}, up to ${companies.saLateReturnDailyMaximum.value}, and more follows the longer it is out. Tax still unpaid at ${companies.saLatePaymentFirstTime.value} brings a penalty of ${companies.saLatePaymentFirstPenalty.value} of it, and again at ${companies.saLatePaymentSecondTime.value} and ${companies.saLatePaymentThirdTime.value} (as at ${companies.saLatePaymentFirstPenalty.asAt}), with interest from the day it was due.`,
      `Send the return even if you cannot pay: the two penalties are separate. If you have a penalty already and a reason for being late, an appeal usually has to be made within ${appeals.appealTime.value} of the date on the notice.`,
    ],
  },
  {
    id: "making-tax-digital",
    question: "What is Making Tax Digital, and am I in it?",
    answer: [
      `The rule that tax records are kept in software and reported to HMRC from it. For VAT it has applied to every registered business since ${vat.mtdEveryoneSince.value}, unless HMRC has exempted it.`,
      `For Income Tax it comes in stages, for everybody who is not exempt, by gross income from self-employment and property together, before any expense. Over ${property.mtdFirstStageIncome.value} on the ${property.mtdFirstStageReturn.value} return, you have been in since ${property.mtdFirstStageStart.value}. Over ${property.mtdSecondStageIncome.value} on the ${property.mtdSecondStageReturn.value} return, you join on ${property.mtdSecondStageStart.value}; over ${property.mtdThirdStageIncome.value} on the ${property.mtdThirdStageReturn.value} return, on ${property.mtdThirdStageStart.value}. Wages, pensions and dividends do not count towards the limit.`,
      `Those who are in send HMRC a summary every quarter, by ${property.mtdFirstUpdate.value}, ${property.mtdSecondUpdate.value}, ${property.mtdThirdUpdate.value} and ${property.mtdFourthUpdate.value}, and a final return by ${property.mtdFinalReturn.value}. If you had to join on ${property.mtdFirstStageStart.value} and have missed one: HMRC says that late quarterly updates for ${property.mtdEasementYear.value} bring no penalty points, though a late year-end return does.`,
    ],
  },
] satisfies Ten<FaqItem>;

export const faqs = {
  meta: {
    title: "HMRC questions answered: checks, penalties, dates",
    description:
      "Who must reply to HMRC, how far back it can go, what a penalty may be, lost records, VAT registration, Self Assessment dates and Making Tax Digital.",
    keywords: [
      "HMRC compliance check",
      "how far back can HMRC go",
      "VAT registration threshold",
      "Making Tax Digital",
    ],
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    badge: "FAQs",
    headline: "What people ask when HMRC has written",
    lede: "Short answers with the figure, the tax year it belongs to and the exception that catches people out. If your letter has a date on it, ring us before you read all ten.",
  },
  items: questions,
  help: {
    heading: "Is your question not here?",
    text: "Then it is probably about your own case, and a page cannot answer it. Ring us, or write down what the letter says. The first consultation is free.",
    contact: "Contact Us",
    call: "Call",
  },
  facts: [
    enquiries.informationNoticeFirstPenalty,
    enquiries.appealTime,
    enquiries.window,
    fraud.noReplyTime,
    penalties.ordinaryTimeLimit,
    penalties.carelessTimeLimit,
    penalties.deliberateTimeLimit,
    penalties.offshoreTimeLimit,
    penalties.reasonableCare,
    penalties.carelessUnprompted,
    penalties.deliberateUnprompted,
    penalties.concealedUnprompted,
    penalties.carelessPrompted,
    penalties.deliberatePrompted,
    penalties.concealedPrompted,
    penalties.offshoreCategory3Maximum,
    records.businessRecordsTime,
    records.companyRecordsTime,
    records.vatRecordsTime,
    records.recordsPenalty,
    vat.registrationThreshold,
    vat.registrationLookBack,
    vat.registrationLookForward,
    vat.registrationTime,
    vat.registrationEffectiveDate,
    vat.mtdEveryoneSince,
    companies.paperReturnDeadline,
    companies.onlineReturnDeadline,
    companies.balancingPaymentDeadline,
    companies.secondPaymentOnAccount,
    companies.onlineReturnDeadline202526,
    companies.saLateReturnPenalty,
    companies.saLateReturnDailyAfter,
    companies.saLateReturnDailyPenalty,
    companies.saLateReturnDailyMaximum,
    companies.saLatePaymentFirstTime,
    companies.saLatePaymentFirstPenalty,
    companies.saLatePaymentSecondTime,
    companies.saLatePaymentThirdTime,
    appeals.appealTime,
    property.mtdFirstStageIncome,
    property.mtdFirstStageReturn,
    property.mtdFirstStageStart,
    property.mtdSecondStageIncome,
    property.mtdSecondStageReturn,
    property.mtdSecondStageStart,
    property.mtdThirdStageIncome,
    property.mtdThirdStageReturn,
    property.mtdThirdStageStart,
    property.mtdFirstUpdate,
    property.mtdSecondUpdate,
    property.mtdThirdUpdate,
    property.mtdFourthUpdate,
    property.mtdFinalReturn,
    property.mtdEasementYear,
  ] satisfies readonly TaxFact[],
};
