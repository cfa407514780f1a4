import * as appeals from "./tax-facts/appeals";
import * as enquiries from "./tax-facts/enquiries";
import * as fraud from "./tax-facts/fraud";
import * as property from "./tax-facts/property";
import type { LetterKind } from "./types";

export const letterFinder = {
  heading: "Find your letter by what it says",
  intro:
    "Look at the heading, and for a code or a section number. Open the line that matches: it gives your time, the first thing to do, and the page that goes further.",
  searchLabel: "Or type a few words from the letter",
  searchHint: "For example: Schedule 36, disclosure, assessment",
  clockLabel: "Your time",
  firstLabel: "First, do this",
  action: "What happens next",
  none: "None of these lines has those words. Try fewer, or ring us and read the letter out.",
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
      text: "from receiving the offer, to accept with a valid Outline Disclosure or to reject. Silence counts as rejection.",
    },
    first:
      "Do not sign, and do not ring the officer. Keep the envelope, note the day it came, and call us.",
    page: "cop9",
  },
  {
    id: "code-of-practice-8",
    says: "Code of Practice 8",
    keywords: ["COP8", "fraud investigation service", "avoidance", "specialist investigation"],
    meaning:
      "HMRC’s Fraud Investigation Service is looking at tax it thinks is at risk, usually from a complex arrangement. It has not accused you of fraud, but the case can change.",
    clock: {
      figure: "The date in your letter",
      text: "is the one that counts. There is no fixed number of days for all cases.",
    },
    first:
      "Answer nothing yet, not even to be helpful. Gather the papers of the arrangement and call us.",
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
      text: `is for your answer. To open a formal enquiry, HMRC normally had ${enquiries.window.value} from the day a return sent on time was delivered: check that first.`,
    },
    first: "Find the return and the papers behind it, and note the day you sent it.",
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
      "HMRC is no longer asking but requiring: documents or answers that it says are reasonably needed to check your tax.",
    clock: {
      figure: "The date on the notice",
      text: `is the limit. After it, the law allows a first penalty of ${enquiries.informationNoticeFirstPenalty.value} (as at ${enquiries.informationNoticeFirstPenalty.asAt}), and daily ones may follow.`,
    },
    first:
      "Call us before that date. Some of the list may not be due: let us read it against the law first.",
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
      text: "from the date of the decision, if there is one, to accept a review or go to the tribunal. A visit has the date in the letter.",
    },
    first:
      "See whether the letter asks or decides. Keep your records as they are; correct nothing in a hurry.",
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
      "HMRC is checking how you pay people: who counts as employed, what was reported, and what was paid beside the wages.",
    clock: {
      figure: "The date in your letter",
      text: "is for the records or the visit it asks for.",
    },
    first:
      "Print the payroll reports for the years named, and list everyone you paid outside the payroll.",
    page: "paye-investigations",
  },
  {
    id: "decision",
    says: "Decision, closure notice, assessment or penalty",
    keywords: [
      "appeal",
      "amount due",
      "discovery assessment",
      "penalty notice",
      "you must pay",
      "statutory review",
    ],
    meaning:
      "HMRC has made up its mind. You can usually disagree, but act within the time: a late appeal is much harder.",
    clock: {
      figure: appeals.appealTime.value,
      text: "in most cases, from the date printed on the decision, not from the day it reached you.",
    },
    first:
      "Find that date and count. Then ask us about an appeal, and about holding back the tax meanwhile.",
    page: "tax-appeal",
  },
  {
    id: "review-conclusion",
    says: "Conclusion of review",
    keywords: ["review conclusion letter", "upheld", "tribunal", "first-tier"],
    meaning: "A second officer has looked at the decision again, and this is the result.",
    clock: {
      figure: appeals.afterReviewTime.value,
      text: "from the date of the letter, to take a direct tax case to the First-tier Tribunal. For VAT, work to the time the letter gives.",
    },
    first:
      "Put the decision, your appeal and this letter together. The tribunal will want all three.",
    page: "tax-tribunal",
  },
  {
    id: "we-have-information",
    says: "We have information about your rent, overseas or other income",
    keywords: [
      "nudge letter",
      "let property campaign",
      "offshore",
      "certificate of tax position",
      "disclosure",
      "crypto",
    ],
    meaning:
      "HMRC says it has been told of income that it cannot find on a return. Usually no enquiry is open yet, and what you do now can lower a penalty.",
    clock: {
      figure: property.letPropertyCampaignTime.value,
      text: "to work out and pay, once you have told HMRC that you will use the Let Property Campaign, for individuals who let homes. Other letters give their own date.",
    },
    first: "Sign no statement that all is well until somebody has checked that it is.",
    page: "tax-investigations",
  },
  {
    id: "interview-under-caution",
    says: "Interview under caution, a search warrant, or an arrest",
    keywords: ["criminal", "police", "PACE", "production order", "fraud"],
    meaning:
      "This is a criminal investigation. You need a solicitor first, and tax specialists beside them.",
    clock: {
      figure: "Before you answer anything",
      text: "speak to a solicitor. Then let them call us.",
    },
    first: "Destroy nothing, hide nothing, discuss it with nobody else.",
    page: "tax-fraud",
  },
];
