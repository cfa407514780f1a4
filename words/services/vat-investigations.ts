import { pathOf } from "~/site/pages";
import { noticeAppeal, noticeCompliance } from "~/words/deadlines/checks";
import { vatDecision } from "~/words/deadlines/decisions";
import { answer } from "~/words/deadlines/printed";
import { vatCheckSheet, vatDecisionSheet } from "~/words/example-sheets";
import { appeals } from "~/words/facts/appeals";
import { fraud } from "~/words/facts/fraud";
import { penalties } from "~/words/facts/penalties";
import { records } from "~/words/facts/records";
import { vat } from "~/words/facts/vat";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import type { ProcessStep, Three } from "~/words/types";
import { deliberate, fullDuty, knew, onlyTheLetter, shortDuty } from "~/words/who-hears-what";
import { ukPenaltyRanges } from "./penalty-ranges";
import type { DefencePage } from "./service-page";

const triggers = [
  {
    title: "Return discrepancies",
    description:
      "Box 6, your sales without VAT, does not agree with the turnover in your accounts. Box 4, the VAT you reclaim, is high for the purchases in box 7. Or a repayment claim is larger than any before.",
  },
  {
    title: "Unusual trading patterns",
    description: say`Margins far from those of similar businesses, cash takings that look low for the stock you buy, large claims soon after registration. Before registration it is turnover just below the threshold of ${vat.registrationThreshold} (as at ${vat.registrationThreshold.asAt}), or one business that seems to have been cut in two to stay there.`,
  },
  {
    title: "Third-party information",
    description:
      "Card terminal providers and online marketplaces report what passes through them. Import records show goods coming in. A visit to your supplier or customer turns up invoices that should be in your books too. Someone may have written to HMRC.",
  },
] satisfies Three<ProcessStep>;

const consequences = [
  {
    title: "Penalties",
    description: say`A percentage of the VAT at stake, as in the table below; none where you took reasonable care and told HMRC of a mistake once you found it. For carelessness, once HMRC is in touch, it is usually ${penalties.carelessPrompted} (as at ${penalties.carelessPrompted.asAt}). A company’s penalty for a deliberate error can in some cases be charged to a director personally. Once HMRC is considering a penalty, you may decline to answer its questions, though not to produce records that it has a right to: see our tax investigations page.`,
  },
  {
    title: "Interest",
    description: say`HMRC charges late payment interest at the ${vat.lateInterest} (as at ${vat.lateInterest.asAt}). It generally runs from the date on which the VAT should have been paid, whoever was at fault. If you are sure that some of the VAT is due, paying that part, after advice, stops interest on it.`,
  },
  {
    title: "Criminal prosecution",
    description: say`Most VAT checks are civil from start to finish. Fraudulent evasion of VAT and the use of false VAT documents are crimes, with a maximum of ${fraud.vatEvasionMaximum} in prison for offences from ${fraud.evasionMaximumRaisedOn} (${fraud.vatEvasionFormerMaximum} for earlier ones). If anyone mentions a caution, say that you want legal advice before you answer any questions, and call a solicitor.`,
  },
] satisfies Three<ProcessStep>;

export const vatInvestigations = {
  meta: {
    title: "VAT investigations, visits and assessments",
    description:
      "What sets off an HMRC VAT check, what happens at a visit, how to correct a VAT error, how many years HMRC can assess, and how to appeal in time.",
    updated: "2026-11-30",
  },
  badge: "VAT Investigations",
  headline: "A VAT check or decision from HMRC",
  lede: "A VAT check can start with a call, a repayment that does not arrive, or two officers at the counter.",
  deadline: [
    {
      case: "HMRC checks",
      marked: "The reply date",
      after: "in your letter, or the day of the visit. Nothing is decided yet.",
    },
    {
      case: "HMRC has decided",
      marked: appeals.vatAppealTime,
      after:
        "usually, from the date of an assessment (a tax bill) or another decision, to accept a review or appeal to the tribunal.",
    },
  ],
  letters: [vatCheckSheet, vatDecisionSheet],
  pen: pen("which one", "is yours?"),
  clock: {
    strip: {
      time: appeals.vatAppealTime,
      first: "Day 1 is the date on the decision",
      last: "The last day for your appeal to arrive",
    },
    heading: "days from the date of a decision",
    text: "That is usually how long you have to accept a review by HMRC or appeal to the tribunal. For a check or a visit, the reply date counts.",
    pen: pen("the date", "at its top"),
  },
  deadlines: [
    vatDecision,
    { ...answer, subject: "Check of your VAT records" },
    noticeCompliance,
    noticeAppeal,
  ],
  firstSteps: [
    {
      title: "See whether HMRC asks, or says you owe",
      description:
        "A visit or a list of questions is one thing. An assessment, a refused repayment or a penalty is a decision, and its date matters most.",
    },
    {
      title: "Call us with the letter",
      description: `Before a visit, and as soon as an assessment has come. ${onlyTheLetter} ${shortDuty}`,
      link: { title: fullDuty.title, href: `${pathOf("privacy-policy")}#${fullDuty.id}` },
    },
    {
      title: "If an officer phones or visits, take a name and number",
      description:
        "Answer nothing yet. Ask for the office, the VAT periods and the reason. Say that your adviser will call back, on a number for HMRC from GOV.UK, not one that the caller gives.",
    },
    {
      title: "Leave the periods under check alone",
      description: `Do not slip a correction for them into the next return. An honest error is best put to the officer in writing, and soon: figures that are not ready can follow. Call us first. If ${knew}, see a solicitor before you tell anyone.`,
    },
    {
      title: "Keep filing and paying on time",
      description:
        "A check suspends nothing. A late return now earns its own penalty point. Put nothing in a return that you know is wrong.",
    },
  ],
  bring: [
    "The letter, the assessment or the officer’s name",
    "Your VAT number and scheme",
    "The returns for those periods, with the report behind each box",
    "Invoices for the largest purchases and for zero-rated or exempt sales",
    "Till, card terminal, marketplace and bank statements",
    "Letters from earlier visits, and any ruling by HMRC",
  ],
  sections: [
    {
      kind: "rows",
      heading: "What made HMRC look?",
      rows: triggers,
    },
    {
      kind: "steps",
      heading: "What happens at a VAT visit?",
      pen: pen("get it in writing"),
      folded: "titles",
      intro:
        "Most visits are arranged with you. The officer wants to see how a sale becomes a figure on the return.",
      steps: [
        {
          when: "When they call",
          title: "Settle the date and the list",
          description:
            "Ask for confirmation in writing: who is coming, which periods, which records, and how long they expect to stay. If the date does not suit, ask for another one at once.",
        },
        {
          when: "The week before",
          title: "Check what the officer will check",
          description:
            "We trace sales and purchases from invoice to return, compare box 6 with the accounts, and look at the weak spots: entertaining, cars, private use, invoices made out to someone else, zero-rated sales without proof.",
        },
        {
          when: "At the visit",
          title: "One person answers",
          description: say`Expect questions about what you sell, who buys it and how they pay. Then come the records, usually on screen, because since ${vat.mtdEveryoneSince} every VAT-registered business has had to keep them digitally unless it is exempt. Answer what is asked. “I will check and write to you” is a complete answer.`,
        },
        {
          when: "Before they leave",
          title: "Close the list",
          description:
            "Write down what concerns the officer has so far. If documents or data go with them, get a receipt. Agree who sends what next, and by which date.",
        },
        {
          when: "Afterwards",
          title: "The findings letter",
          description:
            "HMRC writes with its view and often a figure. This is the best moment to argue: nothing has been assessed yet. If the officer is not persuaded, an assessment follows, and its date is day 1. Where records are missing, HMRC may assess to the best of its judgment, often by spreading a short sample over years. We rebuild the calculation: whether the sample week was typical, what wastage and staff meals were allowed, whether prices changed, and whether HMRC was in time for each period. You can ask for mediation too: see our page on tax appeals.",
        },
      ],
    },
    {
      kind: "rows",
      heading: "What can it cost?",
      folded: "titles",
      intro: "Three things besides the VAT itself.",
      rows: consequences,
    },
    {
      kind: "table",
      heading: "You have found a mistake. How do you correct it?",
      folded: "passage",
      intro: say`HMRC lets you correct errors for the preceding ${vat.errorCorrectionTime}. The method depends on the net error, which is the VAT you under-declared less any you over-declared, across all the errors found.`,
      caption: `Limits for correcting errors in earlier VAT returns (as at ${vat.errorCorrectionLimit.asAt})`,
      columns: ["Net error", "How it is corrected"],
      rows: [
        [say`${vat.errorCorrectionLimit} or less`, "On your next VAT return"],
        [
          say`More than ${vat.errorCorrectionLimit}, up to ${vat.errorCorrectionUpperLimit}, and no more than ${vat.errorCorrectionSalesShare} of total sales`,
          "On your next VAT return",
        ],
        [
          say`More than ${vat.errorCorrectionLimit}, and more than ${vat.errorCorrectionSalesShare} of total sales`,
          "Told to HMRC separately",
        ],
        [say`More than ${vat.errorCorrectionUpperLimit}`, "Told to HMRC separately"],
        ["Any deliberate error, whatever its size", "Told to HMRC separately"],
      ],
      note: `If ${knew}, take a solicitor’s advice before you report the error. An admission outside the Contractual Disclosure Facility does not carry its assurance. Total sales means box 6 of the return for the period in which you find the error. You tell HMRC online or by letter: form VAT652 has been withdrawn. HMRC does not treat adjusting a return as a disclosure for penalty purposes: if you were careless, tell HMRC in writing as well. Otherwise, if a check has already begun, speak to us first.`,
    },
    {
      kind: "text",
      heading: "How do you appeal a VAT assessment?",
      truth: say`Accept a review or go to the tribunal, usually within ${appeals.vatAppealTime} of its date.`,
      paragraphs: [
        `If ${deliberate}, see a solicitor before you explain anything; the appeal must still arrive in time.`,
        say`A VAT appeal does not go to HMRC first. You accept the review that HMRC offers, or appeal straight to the First-tier Tribunal, which is independent of HMRC. Asking the officer to think again extends no time limit.`,
        say`A review leaves the tribunal open. Afterwards you can still go to the tribunal, within ${appeals.vatAfterReviewTime} of the date of the letter that gives its conclusion. HMRC has ${appeals.vatReviewTime} for the review unless another period is agreed. If it does not finish, you can appeal from the day after, until ${appeals.vatUnfinishedReviewTime} from the letter that tells you so.`,
        "An appeal against most VAT assessments is not heard unless the disputed VAT has been paid or deposited. Appeal in time all the same, even if you cannot pay. If paying would cause you hardship, apply to HMRC to be excused, with bank balances and cash forecasts. If HMRC refuses, the tribunal can decide.",
      ],
    },
    ukPenaltyRanges,
  ],
  penalties: "VAT",
  faqs: {
    heading: "What businesses ask about VAT checks",
    items: [
      {
        id: "no-warning",
        question: "Officers have arrived without warning. Must I let them in?",
        answer: [
          "Ask for identification and for the notice of inspection, read it, and call us. A visit without warning must have been agreed by an HMRC officer authorised for that purpose, or approved by the tribunal. If the tribunal has approved it, the notice must say so.",
          "You may refuse, and HMRC may not force its way in on an inspection notice. If the tribunal has approved the visit, obstructing it can bring a penalty. If it has not, HMRC can go to the tribunal for approval. Officers with a search warrant are another matter: do not obstruct them, and call a solicitor at once.",
        ],
      },
      {
        id: "repayment-held",
        question: "HMRC is holding my VAT repayment. What can I do?",
        answer: [
          "Find out exactly what the officer wants to see, usually the largest purchase invoices, proof of payment and evidence for zero-rated sales. Send these in one indexed file.",
          "Ask for the undisputed part to be released while the rest is checked. If HMRC refuses some of the claim, that refusal is a decision, and the time to appeal starts on its date.",
        ],
      },
      {
        id: "late-registration",
        question: "HMRC says I should have registered earlier. What happens now?",
        answer: [
          say`You must register once taxable turnover in any rolling ${vat.registrationLookBack} passes ${vat.registrationThreshold} (as at ${vat.registrationThreshold.asAt}), or is expected to in the next ${vat.registrationLookForward} alone; without an establishment in the UK, usually from your first taxable sale here. If you missed that, HMRC registers you from the date you should have been and wants the VAT on your sales since then. There is also a penalty for not registering, unless it was not deliberate, you had a reasonable excuse, and you acted without unreasonable delay once it had ended; “What could the penalty be?” finds its range. HMRC can make an exception where turnover was high only for a time, but you have to apply for it.`,
          "If you knew or suspected it, see a solicitor before you explain. We test the date, month by month, against the threshold that applied then. Where the rules allow, we claim the VAT on your purchases for the same time.",
        ],
      },
      {
        id: "years-back",
        question: "How many years of VAT can HMRC assess?",
        answer: [
          say`Usually ${vat.assessmentTimeLimit} after the end of the VAT period, and up to ${vat.assessmentLongTimeLimit} in cases such as deliberate loss, or if you should have registered and did not, even by mistake. Within that, HMRC must also assess within ${vat.assessmentPeriodLimit} of the end of the period or, if later, ${vat.assessmentEvidenceLimit} after it had enough evidence of the facts. The limits for income tax do not apply.`,
          say`Keep VAT records for ${records.vatRecordsTime}, and longer while a check is open.`,
        ],
      },
      {
        id: "cannot-pay",
        question: "I agree that the VAT is due but cannot pay it. What then?",
        answer: [
          say`Ask HMRC for Time to Pay, which means instalments, before it asks you. For VAT on a return there is no late payment penalty if you pay by ${vat.latePaymentFirstDay} after the due date, or propose Time to Pay by then and HMRC goes on to agree it. Proposing alone is not enough. Our VAT page has the rates that apply otherwise.`,
          "HMRC will want to see what you can afford each month and that current returns will be paid on time.",
        ],
      },
    ],
  },
  related: ["tax-appeal", "tax-tribunal", "tax-investigations", "value-added-tax"],
} satisfies DefencePage;
