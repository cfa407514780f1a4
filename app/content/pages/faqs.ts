import * as appeals from "../tax-facts/appeals";
import * as companies from "../tax-facts/companies";
import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import * as property from "../tax-facts/property";
import * as records from "../tax-facts/records";
import * as vat from "../tax-facts/vat";
import type { Faqs, PageMeta, TaxFact } from "../types";

const questions = [
  {
    id: "who-has-to-reply",
    question: "Who has to reply when HMRC writes?",
    answer: [
      "The person or company named on the letter. An adviser can write the answer for you, but the deadline stays yours, and so does a penalty for missing it.",
      "First make sure that it is HMRC: see the end of this page.",
      `What happens if you do not reply depends on the letter. After a request for documents, HMRC can send an information notice, which binds you. The first penalty for not complying is ${enquiries.informationNoticeFirstPenalty.value} (as at ${enquiries.informationNoticeFirstPenalty.asAt}), and daily ones can follow. A decision, such as an assessment or a penalty, usually stands unless you appeal or accept a review within ${enquiries.appealTime.value}. Count the date on the letter as day 1 and be in by ${appeals.lastSafeDay.value}. An offer under Code of Practice 9, for suspected fraud, counts as rejected ${fraud.noReplyTime.value} after you receive it.`,
      "If a letter only asks you to check your own figures, check them by the date it gives. If anything was left out on purpose, take a solicitor’s advice before you answer. Otherwise, what you tell HMRC yourself usually costs less than what it finds.",
    ],
  },
  {
    id: "compliance-check",
    question: "What is a compliance check?",
    answer: [
      "It is HMRC’s name for looking at whether you paid the right tax. It can be one question about one figure, or a look at all the books of a business, for one tax or several.",
      `The formal kind for a personal return is an enquiry under section 9A of the Taxes Management Act. If you sent the return on time, HMRC’s notice has to reach you within ${enquiries.window.value} of the day on which you delivered it. For a late return, or one that you changed, the time ends later.`,
      "HMRC need not give a reason, and a check by itself is no accusation. Make the first answer complete and correct: the rest of the check is built on it.",
    ],
  },
  {
    id: "how-far-back",
    question: "How far back can HMRC go?",
    answer: [
      `That depends on why the tax was not paid. For income tax and capital gains tax, HMRC can usually send a bill up to ${penalties.ordinaryTimeLimit.value} after the end of the tax year. If you were careless it has ${penalties.carelessTimeLimit.value}. If you acted deliberately, or did not tell HMRC that you had tax to pay, it has up to ${penalties.deliberateTimeLimit.value}. For VAT it is ${vat.assessmentTimeLimit.value} after the end of the VAT period, and up to ${vat.assessmentLongTimeLimit.value} in cases such as deliberate loss of tax.`,
      `For income and gains abroad the limit can be ${penalties.offshoreTimeLimit.value} even if you took reasonable care, unless HMRC had the overseas facts in time. That holds for ${penalties.offshoreTimeLimit.appliesFrom}.`,
      "These are outer limits. If you made a return for a year and the time for an enquiry is over, HMRC must also meet conditions for going back to it.",
    ],
  },
  {
    id: "penalties",
    question: "What penalty could I face?",
    answer: [
      `For a wrong return, the penalty is a share of the tax that was at risk, not of the income left out. If you took reasonable care it is ${penalties.reasonableCare.value}.`,
      `If you tell HMRC before you have reason to think that it has found the mistake or is about to, the disclosure is “unprompted”: ${penalties.carelessUnprompted.value} for carelessness, ${penalties.deliberateUnprompted.value} for a deliberate error, ${penalties.concealedUnprompted.value} for one that was also concealed. After that it is “prompted”, and each range starts higher. Our CoP9 page shows them all. Where you fall in the range depends on how fully and how soon you tell HMRC, help with the figures and give access to the records. Overseas matters can cost up to ${penalties.offshoreCategory3Maximum.value} in the most serious cases (all as at ${penalties.offshoreCategory3Maximum.asAt}).`,
      "If you never told HMRC that you had tax to pay, or if a return or a payment was late, other scales apply. Interest is added to tax paid late.",
      `While HMRC considers a penalty, you need not answer its questions, and you may get help first. That is your right under ${enquiries.penaltyQuestionsRight.value}. Documents that exist must still be given where the law requires them.`,
    ],
  },
  {
    id: "missing-records",
    question: "What if I cannot find my records?",
    answer: [
      "Say so, and invent nothing. Ask the bank for old statements, and suppliers and letting agents for copies. Look through emails, calendars and the photos on your phone. A year can often be rebuilt from these. Tell HMRC which figures are estimates, and how they were reached.",
      "Never write a receipt, a contract or a mileage log now and give it an earlier date. A missing document can be explained. A false one can turn a civil check into a criminal case.",
      `If you are self-employed or a landlord, you must keep records for at least ${records.businessRecordsTime.value} after the ${companies.onlineReturnDeadline.value} filing deadline for the tax year. For a company it is ${records.companyRecordsTime.value} from the end of the accounting period, and longer while an enquiry is open; for VAT ${records.vatRecordsTime.value}. The penalty for not keeping adequate records can be up to ${records.recordsPenalty.value} (as at ${records.recordsPenalty.asAt}).`,
    ],
  },
  {
    id: "accountant-or-solicitor",
    question: "Do I need an accountant or a solicitor?",
    answer: [
      "For a check, a visit, a bill, a penalty or an appeal, a tax adviser or accountant is usually the right person. That is so before the First-tier Tribunal too. Your present accountant can often act. Ask someone else if the check is about their own work, or goes beyond what they usually do.",
      "For an interview under caution, a search or an arrest, speak to a solicitor before anyone else. Answer no questions about the tax until you have. What you tell a solicitor to get legal advice is usually protected by law. What you tell an accountant usually is not.",
      "Code of Practice 9 lies between the two. It is a civil procedure, but a criminal one can follow if you reject the offer or answer falsely. The figures need a tax adviser; ask a solicitor before you admit to anything. We work alongside your solicitor, and tell you when you need one.",
    ],
  },
  {
    id: "first-consultation",
    question: "What does the first consultation cover, and what does it cost?",
    answer: [
      "It costs nothing, by phone, by video or in the office. We read the letter with you and tell you what it is, what the deadline is, what HMRC can require, and what we would do first. Have every page of it to hand, and the envelope.",
      "It does not cover a review of your records or a reply to HMRC. If you want us to act, you agree our fee before the work starts, with VAT included where it applies. If you do not, the advice is still yours to use.",
    ],
  },
  {
    id: "vat-registration",
    question: "When do I have to register for VAT?",
    answer: [
      `When your taxable turnover of the last ${vat.registrationLookBack.value} is over ${vat.registrationThreshold.value} (as at ${vat.registrationThreshold.asAt}), or when you expect to pass that in the next ${vat.registrationLookForward.value} alone. Add it up at the end of every month, whatever your accounting year. Zero-rated sales count, exempt ones do not.`,
      `Once the last ${vat.registrationLookBack.value} are over the threshold, you have ${vat.registrationTime.value} from the end of that month to register. You are registered from ${vat.registrationEffectiveDate.value} after it. The other test has dates of its own, and a business that is not established in the UK has different rules.`,
      `There is an exception for a peak that will not last. You can apply to stay out if you can show HMRC that your turnover will not pass ${vat.registrationExceptionLimit.value} in the following ${vat.registrationLookBack.value} (as at ${vat.registrationExceptionLimit.asAt}). If HMRC refuses, or you do not apply, registration runs ${vat.registrationExceptionRefused.value}. The exception does not cover the other test.`,
      "If you see that you are late, act now: have the date, and whether the exception applies, checked before you register. VAT is due from the date on which you should have been registered, whether you charged it or not.",
    ],
  },
  {
    id: "self-assessment-dates",
    question: "When are Self Assessment returns and payments due?",
    answer: [
      `After the end of the tax year, a paper return is due by ${companies.paperReturnDeadline.value} and an online one by ${companies.onlineReturnDeadline.value}. The tax has to be paid by ${companies.balancingPaymentDeadline.value} too. If you make payments on account, the first is due on that date as well and the second by ${companies.secondPaymentOnAccount.value}. For ${companies.onlineReturnDeadline202526.appliesFrom} the online return and the payment are due by ${companies.onlineReturnDeadline202526.value}.`,
      `A late ${companies.onlineReturnDeadline202526.appliesFrom} return outside Making Tax Digital costs ${companies.saLateReturnPenalty.value} at once (as at ${companies.saLateReturnPenalty.asAt}), even if there is no tax to pay. After ${companies.saLateReturnDailyAfter.value} HMRC can add ${companies.saLateReturnDailyPenalty.value}, up to ${companies.saLateReturnDailyMaximum.value}, and more follows. Tax still unpaid at ${companies.saLatePaymentFirstTime.value} brings a penalty of ${companies.saLatePaymentFirstPenalty.value} of it, and again at ${companies.saLatePaymentSecondTime.value} and ${companies.saLatePaymentThirdTime.value} (as at ${companies.saLatePaymentFirstPenalty.asAt}), with interest from the date it was due.`,
      `Send the return even if you cannot pay: the two penalties are separate. If you already have a penalty, you usually have ${appeals.appealTime.value} from the date on the notice to appeal.`,
    ],
  },
  {
    id: "making-tax-digital",
    question: "What is Making Tax Digital, and am I in it?",
    answer: [
      `It means that you keep tax records in software and report to HMRC from it. For VAT it has applied to every registered business since ${vat.mtdEveryoneSince.value}, unless HMRC has exempted it.`,
      `For Income Tax it comes in stages, for everyone who is not exempt. What counts is your gross income from self-employment and property together, before any expense. Over ${property.mtdFirstStageIncome.value} on the ${property.mtdFirstStageReturn.value} return, you have been in since ${property.mtdFirstStageStart.value}. Over ${property.mtdSecondStageIncome.value} on the ${property.mtdSecondStageReturn.value} return, you join on ${property.mtdSecondStageStart.value}; over ${property.mtdThirdStageIncome.value} on the ${property.mtdThirdStageReturn.value} return, on ${property.mtdThirdStageStart.value} (as at ${property.mtdThirdStageIncome.asAt}). Wages, pensions and dividends do not count towards the limit.`,
      `If you are in, you send HMRC a summary every quarter, by ${property.mtdFirstUpdate.value}, ${property.mtdSecondUpdate.value}, ${property.mtdThirdUpdate.value} and ${property.mtdFourthUpdate.value}, and a final return by ${property.mtdFinalReturn.value}. Have you missed one? HMRC says that late quarterly updates for ${property.mtdEasementYear.value} bring no penalty points if you had to join on ${property.mtdFirstStageStart.value}. A late year-end return does.`,
    ],
  },
] satisfies Faqs;

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
    updated: "2026-11-23",
  } satisfies PageMeta,
  hero: {
    badge: "FAQs",
    headline: "What people ask when HMRC has written",
    lede: "Short answers, with the date or tax year that each figure belongs to. If your letter sets a deadline, call us before you read all ten.",
  },
  heading: "Ten short answers",
  items: questions,
  help: {
    heading: "Is your question not here?",
    text: "Then it is probably about your own case, and a page cannot answer it. Call us, or send us what the letter says.",
    contact: "Contact Us",
    call: "Call",
  },
  facts: [
    enquiries.informationNoticeFirstPenalty,
    enquiries.appealTime,
    appeals.lastSafeDay,
    enquiries.window,
    fraud.noReplyTime,
    penalties.ordinaryTimeLimit,
    penalties.carelessTimeLimit,
    penalties.deliberateTimeLimit,
    vat.assessmentTimeLimit,
    vat.assessmentLongTimeLimit,
    penalties.offshoreTimeLimit,
    penalties.reasonableCare,
    penalties.carelessUnprompted,
    penalties.deliberateUnprompted,
    penalties.concealedUnprompted,
    penalties.offshoreCategory3Maximum,
    enquiries.penaltyQuestionsRight,
    records.businessRecordsTime,
    records.companyRecordsTime,
    records.vatRecordsTime,
    records.recordsPenalty,
    vat.registrationThreshold,
    vat.registrationLookBack,
    vat.registrationLookForward,
    vat.registrationTime,
    vat.registrationEffectiveDate,
    vat.registrationExceptionLimit,
    vat.registrationExceptionRefused,
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
