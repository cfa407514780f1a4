import * as appeals from "../tax-facts/appeals";
import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import * as records from "../tax-facts/records";
import * as vat from "../tax-facts/vat";
import type { ProcessStep, Three } from "../types";
import type { DefencePage } from "./types";

const triggers = [
  {
    title: "Return discrepancies",
    description:
      "Box 6, your sales without VAT, does not agree with the turnover in your accounts or tax return. Box 4, the VAT you reclaim, is high for the purchases in box 7. Or a repayment claim is larger than anything you have claimed before, and HMRC holds it while an officer asks for the invoices.",
  },
  {
    title: "Unusual trading patterns",
    description: `Margins far from those of similar businesses, cash takings that look low beside the stock you buy, large claims soon after registration. Before registration it is turnover that rests just below the threshold of ${vat.registrationThreshold.value} (as at ${vat.registrationThreshold.asAt}), or one business that seems to have been cut in two to stay there.`,
  },
  {
    title: "Third-party information",
    description:
      "Card terminal providers and online marketplaces report what passes through them. Import records show goods coming in. A visit to your supplier or customer turns up invoices that should appear in your books too. A former employee or a competitor may have written to HMRC.",
  },
] satisfies Three<ProcessStep>;

const consequences = [
  {
    title: "Penalties",
    description: `A percentage of the VAT at stake, set by how the error happened. Where you took reasonable care there is none. If you disclose only after HMRC has started to ask, the range is usually ${penalties.carelessPrompted.value} for carelessness, ${penalties.deliberatePrompted.value} for a deliberate error and ${penalties.concealedPrompted.value} if it was also concealed. A company’s penalty for a deliberate error can in some cases be charged to a director personally.`,
  },
  {
    title: "Interest",
    description: `HMRC charges late payment interest at the ${vat.lateInterest.value} (as at ${vat.lateInterest.asAt}). It generally runs from the day the VAT should have been paid, whoever was at fault, and it is not reduced because you co-operate. If you are sure that some of the VAT is due, paying that part now stops interest on it.`,
  },
  {
    title: "Criminal prosecution",
    description: `Most VAT checks are civil from start to finish. Fraudulent evasion of VAT and the use of false VAT documents are crimes, with a maximum of ${fraud.vatEvasionMaximum.value} in prison for offences from ${fraud.evasionMaximumRaisedOn.value} (${fraud.vatEvasionFormerMaximum.value} for earlier ones). HMRC investigates. In England and Wales the Crown Prosecution Service decides whether to prosecute. If anyone mentions a caution, stop answering and call a solicitor. We work alongside your solicitor on the figures.`,
  },
] satisfies Three<ProcessStep>;

export const vatInvestigations = {
  meta: {
    title: "VAT investigations, visits and assessments",
    description:
      "What sets off an HMRC VAT check, what happens on the day of a visit, how to correct a VAT error, and how to appeal an assessment without losing time.",
    updated: "2026-11-21",
  },
  badge: "VAT investigation",
  headline: "HMRC wants to look at your VAT",
  lede: "A VAT check can start with a phone call, a repayment that does not arrive, or two officers at the counter. It can turn into a bill for several VAT periods after a single visit. Here is what set it off, what the officers may ask for and how to challenge the figure they write down.",
  deadline: {
    before: "If you disagree with a VAT assessment or another VAT decision, you usually have ",
    marked: `${appeals.vatAppealTime.value} from the date of the decision`,
    after:
      " to accept a review by HMRC or to appeal straight to the tribunal. Asking the officer to think again does not by itself stop this clock.",
  },
  firstSteps: [
    {
      title: "Take the details, not the questions",
      description:
        "If an officer rings, ask for the name, the office, the VAT periods and the reason for the call. Say that your adviser will ring back to arrange the visit.",
    },
    {
      title: "Leave the periods under check alone",
      description:
        "Do not slip a correction for them into the next return. Once HMRC has asked about a period, an error in it is best put to the officer in writing, with the calculation.",
    },
    {
      title: "Keep filing and paying on time",
      description:
        "A check suspends nothing. A late return while an officer is watching earns its own penalty point and a worse impression.",
    },
    {
      title: "Ring us with the letter",
      description:
        "Before the visit if there is to be one, and in the first week if there is already an assessment.",
    },
  ],
  bring: [
    "The letter, the assessment or the name of the officer who rang",
    "Your VAT number and scheme: standard, cash accounting, flat rate, margin or partial exemption",
    "The returns for the periods named, with the VAT account and the detailed report behind each box",
    "Invoices for the largest purchases and for every zero-rated or exempt sale, with proof of export",
    "Till readings, card terminal reports, marketplace statements and bank statements",
    "Letters from earlier visits, and any ruling HMRC has ever given you",
  ],
  sections: [
    {
      kind: "rows",
      heading: "What made HMRC look?",
      intro:
        "HMRC seldom says which. It compares your returns with other data, and most checks grow out of one of these three.",
      rows: triggers,
    },
    {
      kind: "steps",
      heading: "What happens at a VAT visit?",
      intro:
        "Most visits are arranged with you. The officer is there to learn how a sale becomes a figure on the return, and where it could go missing on the way.",
      steps: [
        {
          when: "When they call",
          title: "Settle the date and the list",
          description:
            "Ask for confirmation in writing: who is coming, which periods, which records, and how long they expect to stay. If the date does not suit, ask for another one at once. Sometimes it can be held at our office.",
        },
        {
          when: "The week before",
          title: "Do the officer’s sums yourself",
          description:
            "We trace a sample of sales and purchases from invoice to return, compare box 6 with the accounts, and look hard at the usual weak spots: entertaining, cars, private use, invoices made out to somebody else, zero-rated sales without proof.",
        },
        {
          when: "On the day",
          title: "One person answers",
          description: `Expect questions about what you sell, who buys it, how they pay and who enters it. Then come the records, usually on screen, because since ${vat.mtdEveryoneSince.value} every VAT-registered business must keep them digitally unless it is exempt. Answer what is asked. “I will check and write to you” is a complete answer.`,
        },
        {
          when: "Before they leave",
          title: "Close the list",
          description:
            "Ask what troubles the officer so far and write it down. If papers or a copy of the data go with them, get a receipt. Agree who sends what next, and by which date.",
        },
        {
          when: "Afterwards",
          title: "The findings letter",
          description:
            "HMRC writes with its view and often with a proposed figure. This is the best moment to argue, because nothing has been assessed yet. If the officer is not persuaded, an assessment follows, and the time to appeal starts on its date.",
        },
      ],
    },
    {
      kind: "rows",
      heading: "What can it cost?",
      intro: "Three things besides the VAT itself, and each is decided under rules of its own.",
      rows: consequences,
    },
    {
      kind: "table",
      heading: "You have found a mistake. How do you correct it?",
      intro: `HMRC lets you correct errors for the preceding ${vat.errorCorrectionTime.value}. The method depends on the net error, which is the VAT you under-declared less any you over-declared, across all the errors found.`,
      caption: `Limits for correcting errors in earlier VAT returns (as at ${vat.errorCorrectionLimit.asAt})`,
      columns: ["Net error", "How it is corrected"],
      rows: [
        [`${vat.errorCorrectionLimit.value} or less`, "On your next VAT return"],
        [
          `More than ${vat.errorCorrectionLimit.value}, up to ${vat.errorCorrectionUpperLimit.value}, and under ${vat.errorCorrectionSalesShare.value} of total sales`,
          "On your next VAT return",
        ],
        [
          `More than ${vat.errorCorrectionLimit.value}, and more than ${vat.errorCorrectionSalesShare.value} of total sales`,
          "Told to HMRC separately",
        ],
        [`More than ${vat.errorCorrectionUpperLimit.value}`, "Told to HMRC separately"],
        ["Any deliberate error, whatever its size", "Told to HMRC separately"],
      ],
      note: "Total sales means box 6 of the return for the period in which you find the error. Telling HMRC separately is now done online or by letter, as the old form VAT652 has been withdrawn. HMRC’s manual says that adjusting a return is not a disclosure for penalty purposes: if you were careless, tell HMRC in writing as well. If a check has already begun, speak to us first.",
    },
    {
      kind: "text",
      heading: "How do you appeal a VAT assessment?",
      paragraphs: [
        `There are two ways, and one clock. Within ${appeals.vatAppealTime.value} of the decision you can accept the review that HMRC offers, or appeal straight to the First-tier Tribunal (Tax Chamber), which is independent of HMRC. An income tax appeal goes to HMRC first. A VAT appeal does not.`,
        `A review is made by an HMRC officer who was not involved in the decision. HMRC must finish it within ${enquiries.reviewTime.value} unless another period is agreed. If it does not, the decision is treated as upheld. Either way you can still go to the tribunal afterwards, within the time that applies after a review. A review suits a case that turns on documents the first officer never saw.`,
        "An appeal against most VAT assessments is not heard unless the disputed VAT has been paid or deposited with HMRC. If paying would cause you hardship, apply to HMRC to be excused, with management accounts, bank balances and cash forecasts. If HMRC refuses, the tribunal can decide. We prepare that application beside the appeal, because an unpaid appeal without one does not move.",
        "Then the figure itself. Where records are missing, HMRC may assess to the best of its judgment, often by taking a short sample and spreading it over years. We rebuild the calculation: whether the sample week was typical, what wastage and staff meals were allowed, whether prices changed, and whether each period was still in time to be assessed.",
        "You can also ask for Alternative Dispute Resolution, before or after the decision, though not during a review. A trained HMRC mediator from outside the case helps both sides look for an agreement. HMRC may refuse, and asking does not extend the time to appeal, so once there is a decision, appeal first.",
      ],
    },
  ],
  faqs: {
    heading: "What businesses ask about VAT checks",
    items: [
      {
        id: "no-warning",
        question: "Officers have arrived without warning. Must I let them in?",
        answer: [
          "Ask for identification and for the notice of inspection, read it, and ring us. A visit without warning must have been agreed by an HMRC officer authorised for that purpose, or approved by the tribunal. If the tribunal has approved it, the notice must say so.",
          "You may refuse, and HMRC may not force its way in on an inspection notice. If the tribunal has approved the visit, obstructing it can bring a penalty. If it has not, HMRC can go to the tribunal for approval. Officers with a search warrant are another matter: do not obstruct them, and call a solicitor at once.",
        ],
      },
      {
        id: "repayment-held",
        question: "HMRC is holding my VAT repayment. What can I do?",
        answer: [
          "Find out exactly what the officer wants to see. It is usually the few largest purchase invoices, proof that they were paid, and evidence for zero-rated sales. Send these in one indexed file rather than one at a time.",
          "Ask for the undisputed part to be released while the rest is checked. If HMRC refuses some of the claim, that refusal is a decision, and the time to appeal starts on its date.",
        ],
      },
      {
        id: "late-registration",
        question: "HMRC says I should have registered earlier. What happens now?",
        answer: [
          `You must register once taxable turnover in any rolling ${vat.registrationLookBack.value} passes ${vat.registrationThreshold.value} (as at ${vat.registrationThreshold.asAt}), or is expected to in the next ${vat.registrationLookForward.value} alone. If you missed that, HMRC registers you from the date you should have been and wants the VAT on your sales since then, and a penalty where you have no reasonable excuse.`,
          "We test the date first, month by month, against the threshold that applied then, leaving out exempt sales and income outside the scope of UK VAT. Then, where the rules allow, we claim the VAT on your purchases for the same time. The bill can shrink at both ends.",
        ],
      },
      {
        id: "years-back",
        question: "How many years of VAT can HMRC assess?",
        answer: [
          "VAT has its own time limits. There is an ordinary one and a much longer one for deliberate behaviour, and HMRC must also act within a set time of having the evidence it needed. The limits for income tax do not apply.",
          `We check them for each period before we argue about the amount. Keep VAT records for ${records.vatRecordsTime.value}, and longer while a check is open.`,
        ],
      },
      {
        id: "cannot-pay",
        question: "I agree that the VAT is due but cannot pay it. What then?",
        answer: [
          `Ask HMRC for Time to Pay, which means instalments, before it asks you. For VAT on a return, there is no late payment penalty if you pay or propose Time to Pay by ${vat.latePaymentFirstDay.value} after the due date. After that it is ${vat.latePaymentFirstRate.value} of what is unpaid at ${vat.latePaymentFirstDay.value}, a further ${vat.latePaymentSecondRate.value} of what is unpaid at ${vat.latePaymentSecondDay.value}, then ${vat.latePaymentDailyRate.value}, charged daily, from ${vat.latePaymentDailyStart.value} (as at ${vat.latePaymentFirstRate.asAt}).`,
          "HMRC will want to see what you can afford each month and that current returns will be paid on time. We put those figures together and make the proposal with you.",
        ],
      },
    ],
  },
  facts: [
    appeals.vatAppealTime,
    enquiries.reviewTime,
    penalties.carelessPrompted,
    penalties.deliberatePrompted,
    penalties.concealedPrompted,
    fraud.vatEvasionMaximum,
    fraud.evasionMaximumRaisedOn,
    fraud.vatEvasionFormerMaximum,
    records.vatRecordsTime,
    vat.registrationThreshold,
    vat.registrationLookBack,
    vat.registrationLookForward,
    vat.mtdEveryoneSince,
    vat.errorCorrectionTime,
    vat.errorCorrectionLimit,
    vat.errorCorrectionUpperLimit,
    vat.errorCorrectionSalesShare,
    vat.lateInterest,
    vat.latePaymentFirstDay,
    vat.latePaymentFirstRate,
    vat.latePaymentSecondDay,
    vat.latePaymentSecondRate,
    vat.latePaymentDailyStart,
    vat.latePaymentDailyRate,
  ],
  related: ["value-added-tax", "tax-tribunal", "tax-fraud", "forensic-accounting"],
} satisfies DefencePage;
