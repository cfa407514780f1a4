import { lateAnswer, lateAppeal } from "~/words/deadlines/when-late";
import { appeals } from "~/words/facts/appeals";
import { companies } from "~/words/facts/companies";
import { disclosures } from "~/words/facts/disclosures";
import { enquiries } from "~/words/facts/enquiries";
import { fraud } from "~/words/facts/fraud";
import { penalties } from "~/words/facts/penalties";
import { property } from "~/words/facts/property";
import { records } from "~/words/facts/records";
import { vat } from "~/words/facts/vat";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import { scamCheck } from "~/words/scam-check";
import type { Faqs, PageMeta } from "~/words/types";
import { deliberate, knew } from "~/words/who-hears-what";

const checked = [
  {
    id: "how-long",
    question: "How long do I have to reply?",
    cases: [
      {
        title: "HMRC asks for something",
        before: "Work to ",
        marked: "the date to reply by",
        after: ". If the letter gives none, call us, and we will look for it with you.",
      },
      {
        title: "“We have information about your rent”",
        before: "Work to its reply date. That is usually ",
        marked: disclosures.nudgeLetterAnswerTime,
        after: " from the date at the top; if it gives none, call us.",
      },
      {
        title: "HMRC has decided something",
        before: "You usually have ",
        marked: appeals.appealTime,
        after: say`. Tax on income, gains or a company’s profit, and National Insurance: appeal to HMRC. VAT: ${appeals.vatAppealTime} to accept a review or appeal to the tribunal. Count the date at the top of the letter as day 1, to be safe; what you send must arrive by ${appeals.lastSafeDay}.`,
      },
      {
        title: "An offer under Code of Practice 9",
        before: "You have ",
        marked: fraud.answerTime,
        after:
          " from receiving it; the letter gives the last day. If you do not answer, HMRC treats that as a rejection. Ask a solicitor too.",
      },
      {
        title: "An interview under caution, a search or an arrest",
        before: "",
        marked: "Call a solicitor first",
        after: ".",
      },
    ],
    answer: [
      `Read us the letter before you answer it, unless it is about a criminal investigation or an interview under caution, or is a court order: then a solicitor first. If ${knew}, read us only the letter, and see a solicitor before you tell anyone more.`,
    ],
  },
  {
    id: "missed-date",
    question: "I have missed the date. What now?",
    answer: [
      `If HMRC has only asked: ${lateAnswer}`,
      `If it has decided about income tax or another direct tax: ${lateAppeal} About VAT or customs, a late appeal goes to the tribunal; if you had a reasonable excuse, and do not delay now that it has ended, ask HMRC in writing for the review that it offered instead. Not both: if HMRC refuses the review, ask the tribunal at once for permission to appeal late.`,
      say`What happens if you do not reply depends on the letter. After a request for documents, HMRC can send an information notice, which binds you. The first penalty is ${enquiries.informationNoticeFirstPenalty} (as at ${enquiries.informationNoticeFirstPenalty.asAt}), and daily ones can follow. A decision, such as an assessment or a penalty, usually stands unless you act within ${enquiries.appealTime}: for direct taxes appeal to HMRC; for VAT accept a review or appeal to the tribunal. Count the date at the top as day 1, to be safe: what you send must have arrived by ${appeals.lastSafeDay}. An offer under Code of Practice 9, for suspected fraud, counts as rejected if HMRC has no answer by the last day in the letter. An acceptance needs a valid Outline Disclosure by the same day.`,
      "The person or company named on the letter has to reply. An adviser can write the answer for you, but the deadline stays yours, and so does a penalty for missing it. If the letter is to someone you care for, or who has died, call us all the same, and read us only the letter.",
      `If a letter only asks you to check your own figures, check them by the date to reply by. If ${knew}, take a solicitor’s advice before you answer, and before you tell anyone, us included. Otherwise, what you tell HMRC yourself costs less, as a rule, than what it finds.`,
    ],
  },
  {
    id: "really-from-hmrc",
    question: scamCheck.heading,
    answer: [scamCheck.paragraphs.join(" "), ...scamCheck.points],
  },
  {
    id: "how-far-back",
    question: "What is a compliance check, and how far back can it go?",
    answer: [
      "It is HMRC’s name for looking at whether you paid the right tax. It can be one question about one figure, or a look at all the books of a business.",
      say`The formal kind for a personal return is an enquiry under section 9A of the Taxes Management Act. If you sent the return on time, HMRC’s notice has to reach you within ${enquiries.window} of the day on which you delivered it. For a late return, or one that you changed, the time ends later.`,
      "HMRC need not give a reason, and a check by itself is no accusation. Make the first answer complete and correct: the rest of the check is built on it.",
      say`How far back HMRC can go depends on why the tax was not paid. For income tax and capital gains tax, HMRC can usually send a bill up to ${penalties.ordinaryTimeLimit} after the end of the tax year. If you were careless it has ${penalties.carelessTimeLimit}. If you acted deliberately, or had no notice to file in time, sent no return and told HMRC nothing, with no reasonable excuse, it has up to ${penalties.deliberateTimeLimit}. For VAT it is ${vat.assessmentTimeLimit} after the end of the VAT period, and up to ${vat.assessmentLongTimeLimit} in cases such as deliberate loss of tax, or if you should have registered and did not, even by mistake.`,
      say`For income and gains abroad the limit can be ${penalties.offshoreTimeLimit} even if you took reasonable care, unless HMRC had the overseas facts in time. The ${penalties.offshoreTimeLimit} apply ${penalties.offshoreTimeLimit.appliesFrom}.`,
      "These are outer limits. If you made a return for a year and the time for an enquiry is over, HMRC must also meet conditions for going back to it.",
    ],
  },
  {
    id: "penalties",
    question: "What penalty could I face?",
    answer: [
      say`For a wrong return, the penalty is a share of the tax that was at risk, not of the income left out. If you took reasonable care it is ${penalties.reasonableCare}, but a mistake that you found later and did not report to HMRC is ${penalties.laterFound}.`,
      say`If you tell HMRC before you have reason to think that it has found the mistake or is about to, the disclosure is “unprompted”: ${penalties.carelessUnprompted} for carelessness, ${penalties.deliberateUnprompted} for a deliberate error, ${penalties.concealedUnprompted} for one that was also concealed. After that it is “prompted”, and each range starts higher. Our CoP9 page shows them all. Overseas matters can cost up to ${penalties.offshoreCategory3Maximum}, and extra penalties can come on top (all as at ${penalties.offshoreCategory3Maximum.asAt}).`,
      "If you sent no return and did not tell HMRC that you had tax to pay, or if a return or a payment was late, other scales apply. Interest is added to tax paid late.",
      say`While HMRC considers a penalty, you need not answer its questions, and you may get help first. That is your right under ${enquiries.penaltyQuestionsRight}. Information and documents that exist must still be given where the law requires them.`,
    ],
  },
  {
    id: "missing-records",
    question: "What if I cannot find my records?",
    isFirstSentenceOpen: true,
    answer: [
      "Say so, and invent nothing. Ask the bank for old statements, and suppliers and letting agents for copies. Look through emails, calendars and the photos on your phone. A year can often be rebuilt from these. Tell HMRC which figures are estimates, and how they were reached.",
      "Never write a receipt, a contract or a mileage log now and give it an earlier date. A missing document can be explained. A false one can turn a civil check into a criminal case.",
      say`If you are self-employed or a landlord, you must keep records for at least ${records.businessRecordsTime} after the ${companies.onlineReturnDeadline} filing deadline for the tax year. For a company it is ${records.companyRecordsTime} from the end of the accounting period, and longer while an enquiry is open; for VAT ${records.vatRecordsTime}. For income tax and corporation tax, the penalty for not keeping adequate records can be up to ${records.recordsPenalty} (as at ${records.recordsPenalty.asAt}).`,
    ],
  },
] satisfies Faqs;

const helped = [
  {
    id: "accountant-or-solicitor",
    question: "Do I need an accountant or a solicitor?",
    answer: [
      "For a check, a visit, a bill, a penalty or an appeal, a tax adviser or accountant is usually the right person, before the First-tier Tribunal too. Your present accountant can often act. Ask someone else if the check is about their own work, or lies outside their field.",
      `For a criminal investigation, an interview under caution, a search, an arrest, a court order or a frozen account, speak to a solicitor before anyone else. So too, whatever the letter, if ${deliberate}. Answer no questions about the tax until you have. What you tell a solicitor to get legal advice is usually protected by law, unlike what you tell an accountant.`,
      `Code of Practice 9 lies between the two. It is a civil procedure, but a criminal one can follow if you reject the offer, do not answer, or answer falsely. The figures need a tax adviser; ask a solicitor before you admit to anything. ${promise("told-when-a-solicitor-is-needed", "We work alongside your solicitor, and tell you when you need one.")}`,
    ],
  },
  {
    id: "first-consultation",
    question: "What does the first consultation cover, and what does it cost?",
    isFirstSentenceOpen: true,
    answer: [
      "It costs nothing, by phone, by video or in the office. We read the letter with you and tell you what it is, what the deadline is, what HMRC can require, and what we would do first. Have every page of it to hand.",
      `It does not cover a review of your records or a reply to HMRC. ${promise("fee-agreed-with-vat", "If you want us to act, you agree our fee before the work starts, with VAT included where it applies.")} If you do not, the advice is still yours to use.`,
    ],
  },
] satisfies Faqs;

const due = [
  {
    id: "vat-registration",
    question: "When do I have to register for VAT?",
    answer: [
      say`When your taxable turnover of the last ${vat.registrationLookBack} is over ${vat.registrationThreshold} (as at ${vat.registrationThreshold.asAt}), or when you expect to pass that in the next ${vat.registrationLookForward} alone. Add it up at the end of every month, whatever your accounting year. Zero-rated sales count, exempt ones do not.`,
      say`Once the last ${vat.registrationLookBack} are over the threshold, you have ${vat.registrationTime} from the end of that month to register. You are registered from ${vat.registrationEffectiveDate} after it. By the other test you register before those ${vat.registrationLookForward} end, from the day on which you first expected it. A business that is not established in the UK has different rules.`,
      say`For a peak that will not last, you can apply to stay out: you must show HMRC that your turnover will not pass ${vat.registrationExceptionLimit} in the following ${vat.registrationLookBack} (as at ${vat.registrationExceptionLimit.asAt}). If HMRC refuses, or you do not apply, registration runs ${vat.registrationExceptionRefused}. The exception does not cover the other test.`,
      "If you see that you are late, act now: have the date, and whether the exception applies, checked before you register. VAT is due from the date on which you should have been registered, whether you charged it or not.",
    ],
  },
  {
    id: "self-assessment-dates",
    question: "What are the dates for Self Assessment and Making Tax Digital?",
    answer: [
      say`After the end of the tax year, a paper return is due by ${companies.paperReturnDeadline} and an online one by ${companies.onlineReturnDeadline}. The tax has to be paid by ${companies.balancingPaymentDeadline} too. If you make payments on account, the first is due on that date as well and the second by ${companies.secondPaymentOnAccount}. For ${companies.onlineReturnDeadline202526.appliesFrom} the online return and the payment are due by ${companies.onlineReturnDeadline202526}. If that is your first year, HMRC had to be told by ${property.registrationDeadline202526}: if you missed that, and left nothing else out, register now; otherwise ask us first.`,
      say`A late ${companies.onlineReturnDeadline202526.appliesFrom} return costs nearly everyone ${companies.saLateReturnPenalty} at once (as at ${companies.saLateReturnPenalty.asAt}), even if there is no tax to pay or you joined Making Tax Digital on ${property.mtdFirstStageStart}. After ${companies.saLateReturnDailyAfter} HMRC can add ${companies.saLateReturnDailyPenalty}, up to ${companies.saLateReturnDailyMaximum}, and more follows. Tax still unpaid at ${companies.saLatePaymentFirstTime} brings a penalty of ${companies.saLatePaymentFirstPenalty} of it, and again at ${companies.saLatePaymentSecondTime} and ${companies.saLatePaymentThirdTime} (as at ${companies.saLatePaymentFirstPenalty.asAt}), with interest from the date it was due.`,
      say`Send the return even if you cannot pay: the two penalties are separate. You usually have ${appeals.appealTime} from the date on the notice to appeal.`,
      say`Making Tax Digital means that you keep tax records in software and report to HMRC from it. For VAT it has applied to every registered business since ${vat.mtdEveryoneSince}, unless HMRC has exempted it.`,
      say`For Income Tax it comes in stages, for everyone who is not exempt. What counts is your gross income from self-employment and property together, before any expense. Over ${property.mtdFirstStageIncome} on the ${property.mtdFirstStageReturn} return, you have been in since ${property.mtdFirstStageStart}. Over ${property.mtdSecondStageIncome} on the ${property.mtdSecondStageReturn} return, you join on ${property.mtdSecondStageStart}; over ${property.mtdThirdStageIncome} on the ${property.mtdThirdStageReturn} return, on ${property.mtdThirdStageStart} (as at ${property.mtdThirdStageIncome.asAt}). Wages, pensions and dividends do not count.`,
      say`If you are in, you send HMRC a summary every quarter, by ${property.mtdFirstUpdate}, ${property.mtdSecondUpdate}, ${property.mtdThirdUpdate} and ${property.mtdFourthUpdate}, and a final return by ${property.mtdFinalReturn}. HMRC says that late quarterly updates for ${property.mtdEasementYear} bring no penalty points if you had to join on ${property.mtdFirstStageStart}. A late year-end return does.`,
    ],
  },
] satisfies Faqs;

export const faqs = {
  meta: {
    title: "HMRC questions answered: checks, penalties, dates",
    description:
      "How long you have to reply, whether a letter is really from HMRC, how far back it can go, what a penalty may be, lost records, VAT and Self Assessment dates.",
    keywords:
      "HMRC compliance check, how far back can HMRC go, VAT registration threshold, Making Tax Digital",
    updated: "2026-11-30",
  } satisfies PageMeta,
  hero: {
    badge: "FAQs",
    headline: "What people ask when HMRC has written",
    lede: "Look first for the date to reply by. If it is close, or there is none, call us before you read on.",
    /** “Call” is what the page's own button says. */
    solicitor: "See a solicitor (a lawyer) first",
  },
  items: [...checked, ...helped, ...due] satisfies Faqs,
  /** The same under their headings; they are one list, numbered throughout. */
  parts: [
    { heading: "The letter and the check", items: checked },
    { heading: "Help, and what it costs", items: helped },
    { heading: "VAT and tax returns", items: due },
  ],
  /** The first answer, as the adviser writes it on its card. */
  onCard: pen("until the reply date"),
  help: {
    heading: "Is your question not here?",
    text: "Then it is probably about your own case, and a page cannot answer it. Call us, or send us what the letter says.",
    action: "Contact Us",
  },
};
