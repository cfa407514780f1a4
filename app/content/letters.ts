import { noticeAppeal, noticeCompliance, nudge } from "./deadlines/checks";
import { offer, offerWithoutDate } from "./deadlines/cop9";
import { decision, reviewConclusion, vatDecision } from "./deadlines/decisions";
import { answer } from "./deadlines/printed";
import { scamCheckLine } from "./scam-check";
import * as appeals from "./tax-facts/appeals";
import * as disclosures from "./tax-facts/disclosures";
import * as enquiries from "./tax-facts/enquiries";
import * as fraud from "./tax-facts/fraud";
import type { LetterKind } from "./types";

/** How thirty days are counted so that no last date is missed. */
const countedDays = `Count the date on the letter as day 1 and be in by ${appeals.lastSafeDay.value}.`;

export const letterFinder = {
  heading: "Find your letter by what it says",
  intro:
    "Look at the heading, and for a code or a section number. Open the line that matches. It says how long you have, what to do first, and which page tells you more.",
  scam: scamCheckLine,
  searchLabel: "Or type a few words from the letter",
  searchHint: "For example: Schedule 36, disclosure, assessment",
  meaningLabel: "What it is",
  clockLabel: "How long you have",
  dayLabel: "Your last safe day",
  firstLabel: "First, do this",
  action: "What happens next",
  none: "None of these lines has those words. Try fewer, or call us and read the letter out.",
};

export const letterKinds: LetterKind[] = [
  {
    id: "code-of-practice-9",
    says: "Code of Practice 9, or Contractual Disclosure Facility",
    keywords: ["COP9", "CDF", "fraud investigation service", "outline disclosure", "CDF1"],
    meaning:
      "HMRC suspects tax fraud. It offers an assurance that it will not start a criminal investigation into the fraud you disclose, and gives you a limited time to answer.",
    clock: {
      figure: fraud.answerTime.value,
      text: "from receiving the offer, to accept with a valid Outline Disclosure or to reject. The letter gives the last date. No answer counts as a rejection.",
    },
    deadlines: [offer, offerWithoutDate],
    first:
      "Sign nothing, and do not call the officer. Keep the envelope and note the date it came. Then call us, and tell us what the letter says, not what you did.",
    page: "cop9",
  },
  {
    id: "code-of-practice-8",
    says: "Code of Practice 8",
    keywords: ["COP8", "fraud investigation service", "avoidance", "specialist investigation"],
    meaning:
      "HMRC’s Fraud Investigation Service thinks that a substantial amount of tax is at risk, usually from a complex arrangement. The case was not opened as suspected fraud, but that can change.",
    clock: {
      figure: "The date in your letter",
      text: "is the one that counts. No single time limit applies to every case.",
    },
    deadlines: [answer],
    first:
      "Do not answer yet, not even to be helpful. Keep the documents of the arrangement as they are, and call us.",
    page: "cop8",
  },
  {
    id: "check-of-your-return",
    says: "We are checking your tax return, or section 9A, or compliance check",
    keywords: ["enquiry", "self assessment", "company tax return", "aspect", "schedule 18", "SA"],
    meaning:
      "HMRC is looking at a return, by a formal enquiry or by questions. It need not say why, and it does not have to have found a mistake.",
    clock: {
      figure: "The date in your letter",
      text: `is for your answer. To open a formal enquiry, HMRC usually has ${enquiries.window.value} from the date on which a return sent on time was delivered.`,
    },
    deadlines: [answer],
    first:
      "Find the return, the documents behind it and the date you sent it. Change nothing, and call us before you answer.",
    page: "tax-investigations",
  },
  {
    id: "information-notice",
    says: "Information notice, or Schedule 36",
    keywords: [
      "produce documents",
      "taxpayer notice",
      "bank statements",
      "finance act 2008",
      "penalty 300",
    ],
    meaning:
      "HMRC is no longer asking but requiring: documents or information that it says are reasonably needed to check your tax.",
    clock: {
      figure: "The deadline set in the notice",
      text: `is for complying. If the notice can be appealed, write to the officer within ${enquiries.informationNoticeAppealTime.value}, counting the date the notice was given as day 1. After the deadline the law allows a first penalty of ${enquiries.informationNoticeFirstPenalty.value}, then up to ${enquiries.informationNoticeDailyPenalty.value} (both as at ${enquiries.informationNoticeDailyPenalty.asAt}).`,
    },
    deadlines: [
      { ...noticeCompliance, choice: "I want to know by when to answer it" },
      { ...noticeAppeal, choice: "I want to know by when to appeal against it" },
    ],
    first:
      "Call us before either date. Some of the list may not be due, so let us read it against the law first.",
    page: "tax-investigations",
  },
  {
    id: "vat-check",
    says: "Check of your VAT, a VAT visit, or a VAT assessment",
    keywords: ["VAT return", "repayment", "inspection", "input tax", "VAT officer"],
    meaning:
      "HMRC wants to see the records behind your VAT returns, or has already decided that you owe more.",
    clock: {
      figure: appeals.vatAppealTime.value,
      text: `from the date of a decision, to accept a review or appeal to the tribunal. ${countedDays} A check or a visit has the date in its letter.`,
    },
    deadlines: [vatDecision, answer],
    first:
      "See whether the letter asks or decides. Keep your records as they are, and correct nothing before you have advice.",
    page: "vat-investigations",
  },
  {
    id: "employer-check",
    says: "Employer compliance check, PAYE or National Insurance",
    keywords: [
      "payroll",
      "P11D",
      "IR35",
      "employment status",
      "minimum wage",
      "subcontractor",
      "RTI",
    ],
    meaning:
      "HMRC will check wages, benefits and expenses, and whether contractors should have been on the payroll.",
    clock: {
      figure: "The date in your letter",
      text: `is for the records or the visit it asks for. If HMRC has already decided, you usually have ${enquiries.appealTime.value}, counting the date of the decision as day 1.`,
    },
    deadlines: [answer, decision],
    first:
      "Change nothing, copy the payroll file, and call us. Draw up no lists before then: HMRC may be able to ask for them.",
    page: "paye-investigations",
  },
  {
    id: "decision",
    says: "Decision, closure notice, assessment or penalty",
    keywords: [
      "appeal",
      "VAT decision",
      "amount due",
      "discovery assessment",
      "penalty notice",
      "you must pay",
      "statutory review",
    ],
    meaning:
      "HMRC has made up its mind. You can usually disagree, but act in time: a late appeal is much harder.",
    clock: {
      figure: appeals.appealTime.value,
      text: `in most cases, from the date printed on the decision, not from the date it reached you. ${countedDays}`,
    },
    deadlines: [
      { ...decision, choice: "It is about income tax, or any tax except VAT" },
      { ...vatDecision, choice: "It is about VAT" },
    ],
    first:
      "Find that date and write the last one beside it. Then call us about the appeal, and about holding back the tax in dispute.",
    page: "tax-appeal",
  },
  {
    id: "review-conclusion",
    says: "Conclusion of review",
    keywords: ["review conclusion letter", "upheld", "tribunal", "first-tier"],
    meaning: "A second officer has looked at the decision again, and this is the result.",
    clock: {
      figure: appeals.afterReviewTime.value,
      text: `to take an income tax or other direct tax case to the First-tier Tribunal. For VAT it is ${appeals.vatAfterReviewTime.value} as well. ${countedDays}`,
    },
    deadlines: [reviewConclusion],
    first: "Put the decision, your appeal and this letter together, and call us with all three.",
    page: "tax-tribunal",
  },
  {
    id: "we-have-information",
    says: "We have information about your rent, overseas or other income",
    keywords: [
      "nudge letter",
      "let property campaign",
      "worldwide disclosure facility",
      "offshore",
      "certificate of tax position",
      "disclosure",
      "crypto",
    ],
    meaning:
      "HMRC says it has been told of income that it cannot find on a return. Usually no enquiry is open yet. Individuals disclose rent from UK homes through the Let Property Campaign. Anything offshore goes through the Worldwide Disclosure Facility.",
    clock: {
      figure: "The date in your letter",
      text: `is for your answer. HMRC’s letters about rent usually ask for one within ${disclosures.nudgeLetterAnswerTime.value} of their date, even if you have nothing to declare. The ${disclosures.paymentTime.value} to work out and pay start only when HMRC acknowledges that you want to disclose.`,
    },
    deadlines: [{ ...answer, choice: "It prints a date for my answer" }, nudge],
    first:
      "Sign no statement about your tax until someone has checked it. If anything was left out on purpose, speak to a solicitor before you use HMRC’s online service or tell anyone what happened. Then call us.",
    page: "tax-investigations",
  },
  {
    id: "interview-under-caution",
    says: "Interview under caution, a search warrant, or an arrest",
    keywords: ["criminal", "police", "PACE", "production order", "fraud"],
    meaning:
      "This is a criminal investigation. You need a solicitor first, and tax specialists alongside.",
    clock: {
      figure: "Before you answer anything",
      text: "speak to a solicitor. Say that you want legal advice before you answer any questions.",
    },
    first:
      "Destroy nothing, hide nothing, and discuss it with nobody but your solicitor, who can then call us.",
    page: "tax-fraud",
  },
];
