import { penalties } from "~/words/facts/penalties";
import { vat } from "~/words/facts/vat";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import { knew } from "~/words/who-hears-what";
import type { ServicePage } from "./service-page";

/** The words of /services/value-added-tax. */
export const valueAddedTax = {
  meta: {
    title: "VAT registration, returns and late penalties",
    description: say`When you must register for VAT and the ${vat.registrationTime} to do it, what a late return or payment costs, and how to correct an old error. VAT returns prepared for you.`,
    keywords: "VAT registration, VAT return, late VAT penalty, VAT error correction",
    updated: "2026-11-30",
  },
  badge: "VAT",
  headline: "Do I have to register for VAT, and what if I am late?",
  lede: say`You must register once your taxable turnover of the last ${vat.registrationLookBack} passes ${vat.registrationThreshold} (as at ${vat.registrationThreshold.asAt}). If you are late, or an old return is wrong, call us before you write to HMRC; if you knew or suspected it, see a solicitor first. We find your registration date, prepare the returns and correct what was wrong.`,
  deadline: {
    before: "You have ",
    marked: vat.registrationTime,
    after: " to register, from the end of the month in which you passed the threshold.",
  },
  offerings: {
    heading: "What we do about your VAT",
    items: [
      {
        title: "Registration with the right date",
        description:
          "We add up your taxable turnover month by month, find the month in which it passed the threshold, and apply with the right date. If that date has passed, we work out the VAT owed since then, what you can set against it, and how to explain the delay.",
      },
      {
        title: "Returns sent from digital records",
        description: say`Since ${vat.mtdEveryoneSince} every VAT-registered business, unless exempt, has had to keep digital records and send its returns with compatible software. HMRC calls this Making Tax Digital. ${promise("vat-returns-seen-first", "We keep or check those records, agree them to the bank and to your sales, and send nothing before you have seen it.")}`,
      },
      {
        title: "The rate for what you sell",
        pen: pen("ask before", "you invoice"),
        description: say`The rates are ${vat.standardRate}, ${vat.reducedRate} and ${vat.zeroRate} (as at ${vat.standardRate.asAt}), and some sales are exempt. Zero-rated sales count towards the threshold and let you claim back VAT on your costs. Exempt sales usually do neither. We go through your prices, and what you buy from abroad, line by line.`,
      },
      {
        title: "Corrections and arrears",
        description:
          "We work out what earlier returns should have said and report the difference in the way that HMRC requires. If you cannot pay at once, we prepare a Time to Pay proposal: instalments, with a cash forecast that shows what you can keep to.",
      },
    ],
  },
  note: pen("count every", "month end"),
  sections: [
    {
      kind: "text",
      heading: "When do I have to register?",
      paragraphs: [
        say`There are two tests, and either is enough. The first looks back. At the end of each month, add up your taxable turnover of the last ${vat.registrationLookBack}: everything you sold that is not exempt or outside the scope of UK VAT, zero-rated sales included. Leave out equipment of the business that you sold; add services bought from abroad, such as online advertising, which usually count. If it is over the threshold, the time to register starts. The period is neither the tax year nor your accounting year, and that is how people miss it.`,
        say`Registration takes effect on ${vat.registrationEffectiveDate} after you passed the threshold. Pass it in May, and you charge VAT from the start of July.`,
        say`The second test looks ahead. If you expect to pass the threshold within the next ${vat.registrationLookForward} alone, on one large contract for example, you must register before those ${vat.registrationLookForward} end. You are registered from the day on which you first expected it. A business that is not established in the UK usually has to register from its first taxable sale here: ask us first.`,
      ],
      strip: {
        time: vat.registrationTime,
        first: "The end of the month in which you passed it",
        last: "HMRC must know by then",
        caption: say`One box for each of the ${vat.registrationTime}. Pass the threshold in May, and they end with June.`,
      },
    },
    {
      kind: "rows",
      heading: "Late, or over it only for a time?",
      rows: [
        {
          title: "Over it only for a time",
          description: say`If you passed the threshold only for a time, you can ask HMRC for an exception, within the same ${vat.registrationTime}. You must show that your turnover will not pass ${vat.registrationExceptionLimit} in the year ahead. If HMRC refuses, registration runs ${vat.registrationExceptionRefused}. If it agrees, go on checking every month. The second test has no such exception.`,
        },
        {
          title: "Already late",
          description: say`If you are late, HMRC asks for the VAT from the date your registration should have begun, whether or not you charged it; it is usually reckoned as part of what customers paid. It can add a penalty, unless the delay was not deliberate, you had ${penalties.failureToNotifyExcuse}, and you acted without unreasonable delay once it had ended. Our VAT investigations page finds its range. Do not choose a later date to make the amount smaller. You can still ask for the exception: HMRC looks at what could be expected at that time, so have this checked before you register. Once registered, you can ask to leave if you can show that your turnover will not pass ${vat.deregistrationThreshold} in the year ahead (limits as at ${vat.deregistrationThreshold.asAt}).`,
        },
      ],
    },
    {
      kind: "table",
      heading: "What does a late return cost?",
      intro: say`Each late return earns ${vat.lateReturnPoint}, except your first after registering and your last. A nil return counts, and so does one on which HMRC owes you money. At the number of points in the table HMRC charges ${vat.lateReturnPenalty} (as at ${vat.lateReturnPenalty.asAt}), and the same again for each further late return while you stay there.`,
      caption: `Late return points for VAT, ${vat.lateReturnPoint.appliesFrom}`,
      columns: ["You send returns", "Penalty from", "To clear the points, be on time for"],
      rows: [
        ["Yearly", vat.lateReturnThresholdAnnual, vat.pointResetAnnual],
        ["Quarterly", vat.lateReturnThresholdQuarterly, vat.pointResetQuarterly],
        ["Monthly", vat.lateReturnThresholdMonthly, vat.pointResetMonthly],
      ],
      note: say`Below that number a point expires after ${vat.pointExpiry}. Once you reach it, the points go only after the run of returns on time in the last column, and only when every return of the last ${vat.pointResetReturnsFiled} is in as well. So send the return even if you cannot pay. Late returns and late payments are penalised separately.`,
    },
    {
      kind: "steps",
      heading: "What if I cannot pay on time?",
      intro: say`Interest at the ${vat.lateInterest} runs on late VAT in any case. The penalties below come on top, their days counted from the due date. They are for ${vat.latePaymentFirstRate.appliesFrom}; earlier periods have lower rates (all as at ${vat.lateInterest.asAt}).`,
      steps: [
        {
          when: "Due date",
          title: "Return and payment",
          description: say`For most businesses both are due ${vat.returnTime} after the VAT period ends. Under the annual accounting scheme the return is due ${vat.annualAccountingReturnTime} after the year end.`,
        },
        {
          when: say`By ${vat.latePaymentFirstDay}`,
          title: "No penalty yet",
          description:
            "Pay by then, or by then propose a Time to Pay arrangement that HMRC goes on to agree, and there is no late payment penalty.",
        },
        {
          when: say`After ${vat.latePaymentFirstDay}`,
          title: "The first charge",
          description: say`${vat.latePaymentFirstRate} of what was still unpaid on ${vat.latePaymentFirstDay}.`,
        },
        {
          when: say`On ${vat.latePaymentSecondDay}`,
          title: "The second charge",
          description: say`A further ${vat.latePaymentSecondRate} of what is still unpaid then.`,
        },
        {
          when: say`From ${vat.latePaymentDailyStart}`,
          title: "The daily charge",
          description: say`${vat.latePaymentDailyRate}, counted daily on what you owe, until it is paid.`,
        },
      ],
    },
    {
      kind: "text",
      heading: "I have found a mistake in an old return. What now?",
      paragraphs: [
        say`Errors of the preceding ${vat.errorCorrectionTime} can be corrected. Add up what you declared too little, take off what you declared too much, and the difference is your net error. If it is ${vat.errorCorrectionLimit} or less, it may go on your next return. So may a net error of up to ${vat.errorCorrectionUpperLimit} that is no more than ${vat.errorCorrectionSalesShare} of your total sales: box 6 of the return for the period in which you find it (limits as at ${vat.errorCorrectionLimit.asAt}).`,
        "A larger error has to be told to HMRC separately, online or by letter. So does every deliberate error, however small. For smaller errors it depends on care. If you took reasonable care, correcting an error within these limits on the next return is normally enough. If you were careless, HMRC’s guidance is to report it separately as well. HMRC does not treat changing a later return as a disclosure, so that alone does not earn the lower penalty that a disclosure can.",
        `If ${knew}, speak to a solicitor before you write or tell anyone anything. Otherwise: if HMRC has already started a check, speak to us before you correct or write anything; if not, keep the records as they are and call us. What HMRC hears from you before it has found it usually costs less than what it finds.`,
      ],
    },
  ],
  exchange: [
    {
      send: "Your sales for each month, as far back as you have them, and any large order ahead",
      receive:
        "The month in which you passed the threshold, or how far below it you are, and the date to register from",
    },
    {
      send: "Access to your software, or the period’s invoices and bank statements",
      receive: "A draft return, box by box, with a list of questions and of claims we left out",
    },
    {
      send: "Your approval of the draft",
      receive: "HMRC’s receipt for the return, the amount to pay and the date it is due",
    },
    {
      send: "What you sell and to whom, with a few invoices as examples",
      receive: "A written note of the rate for each line, and what your invoices have to say",
    },
    {
      send: "The old returns you doubt, and the records behind them",
      receive: "The net error by period, and the entry, the notice to HMRC, or both",
    },
    {
      send: "Every page of a letter from HMRC about your VAT",
      receive: "What it asks, the date to answer by, and a draft of the answer",
    },
  ],
  exchangeWarning: `If ${knew}, send us nothing: see [a solicitor first](tax-fraud).`,
  related: ["vat-investigations", "bookkeeping", "tax-appeal"],
} satisfies ServicePage;
