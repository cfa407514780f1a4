import { noticeAppeal, noticeCompliance, nudge } from "./deadlines/checks";
import { offer, offerWithoutDate } from "./deadlines/cop9";
import {
  acceleratedPayment,
  decision,
  determination,
  followerNotice,
  payrollDecision,
  reviewConclusion,
  reviewOffer,
  simpleAssessment,
  vatDecision,
} from "./deadlines/decisions";
import { answer, debt } from "./deadlines/printed";
import {
  refusedPermission,
  shortTribunalDecision,
  struckOut,
  tribunalDecision,
} from "./deadlines/tribunal";
import { appeals } from "./facts/appeals";
import { companies } from "./facts/companies";
import { disclosures } from "./facts/disclosures";
import { enquiries } from "./facts/enquiries";
import { fraud } from "./facts/fraud";
import { pen } from "./pen";
import { print, say } from "./say";
import { scamCheck, scamCheckLine } from "./scam-check";
import type { LetterKind } from "./types";
import { deliberate, knew } from "./who-hears-what";

/** How thirty days are counted so that no last date is missed. */
const countedDays = say`Count the date at the top of the letter as day 1, to be safe: what you send must arrive by ${appeals.lastSafeDay}.`;

export const letterFinder = {
  heading: "Find your letter by what it says",
  intro:
    "Find the line that is in your letter. Each line shows how long you have. Open it for what to do first. If there is no date, call today.",
  scam: { ...scamCheckLine, page: "investigation", anchor: scamCheck.id },
  says: "It says",
  searchLabel: "a few words from the letter",
  searchExample: "type here",
  searchHint: "For example: your rent, check, penalty, you owe",
  searchNote: pen("one word", "is enough"),
  meaningLabel: "What it is",
  clockLabel: "How long you have",
  dayLabel: "Your last safe day",
  firstLabel: "First, do this",
  action: "What happens next",
  /** Before the word by which a line was found that does not say it itself. */
  foundBy: "Found by:",
  /** Where the first ones alone are shown. */
  all: (count: number) => `Show all ${count}`,
  /** Once something is typed. */
  found: (count: number, all: number) => `Matching lines: ${count} of ${all}`,
  others: "VAT, PAYE (employers), information notices, CoP8, tribunal, scam",
  none: "No line has those words. Try another word from the letter, or call us and read it out:",
  /** After how many match, for who hears it. */
  noneHelp: "Try another word, or call us: the number is below.",
  noneOfFraud: "If it speaks of fraud or a crime, do not call HMRC: speak to a solicitor first.",
} as const;

/** What is meant by words as people often type them. */
export const meant: Readonly<Record<string, string>> = {
  baliff: "bailiff",
  bailif: "bailiff",
  assesment: "assessment",
  penality: "penalty",
  inquiry: "enquiry",
};

export const letterKinds: LetterKind[] = [
  {
    id: "check-of-your-return",
    says: "“We are checking your tax return”, “section 9A” or “compliance check”",
    keywords: [
      "income tax",
      "section 12AC",
      "corporation tax",
      "R&D claim",
      "research and development",
      "capital gains",
      "child benefit",
      "investigation",
      "opened an enquiry",
      "Self Assessment tax return",
      "company tax return",
      "aspect",
      "schedule 18",
      "SA",
    ],
    meaning: "HMRC is looking at a return. It need not say why, nor have found a mistake.",
    clock: {
      time: "The reply date",
      rest: "in your letter",
      text: "is for your answer.",
    },
    deadlines: [answer],
    first:
      "Find the return, the documents behind it and the date you sent it. Change nothing. Call us before you answer, and read us only the letter.",
    note: pen("change", "nothing"),
    page: "tax-investigations",
  },
  {
    id: "we-have-information",
    says: "“We have information about your rent”, or overseas or other income",
    keywords: [
      "rental income",
      "landlord",
      "letting",
      "Airbnb",
      "cryptoasset",
      "undeclared",
      "nudge letter",
      "let property campaign",
      "worldwide disclosure facility",
      "offshore",
      "certificate of tax position",
      "disclosure",
      "crypto",
    ],
    meaning:
      "HMRC has been told of income that it cannot find on a return. Usually no enquiry is open yet.",
    clock: {
      time: disclosures.nudgeLetterAnswerTime,
      rest: "for rent, usually, from the date at its top",
      also: "Other income: the reply date",
      text: say`The reply date in the letter comes first. HMRC usually wants an answer, even if you have nothing to declare; if the letter gives no date, call us. The ${disclosures.paymentTime} to pay (not for crypto) start only when HMRC acknowledges that you want to disclose.`,
    },
    deadlines: [
      { ...answer, choice: "It prints a date for my answer", subject: "Your rental income" },
      nudge,
    ],
    first: `Sign no statement about your tax until someone has checked it. If ${knew}, see a solicitor first, well before the reply date; the solicitor can call us. Otherwise call us before you answer.`,
    note: pen("sign nothing", "unchecked"),
    page: "tax-investigations",
  },
  {
    id: "decision",
    says: "“Decision”, “closure notice”, “penalty” or “assessment” (not a “Simple Assessment”)",
    keywords: [
      "section 29",
      "section 9A closure",
      "you owe more tax",
      "tax bill",
      "determination",
      "fine",
      "late filing of a Self Assessment tax return",
      "late company tax return",
      "late payment",
      `${print(companies.saLateReturnPenalty)} penalty`,
      "daily penalties",
      "SA326D",
      "corporation tax",
      "capital gains tax",
      "income tax",
      "appeal",
      "VAT decision",
      "customs",
      "excise",
      "personal liability notice",
      "amount due",
      "discovery assessment",
      "penalty notice",
      "our view of the matter",
      "you must pay",
      "statutory review",
      "intends to charge",
      "penalty explanation",
    ],
    meaning:
      "HMRC has made up its mind. You can usually appeal, and late is much harder. If it only says what HMRC intends to charge, answer it, and appeal when the decision comes.",
    clock: {
      time: appeals.appealTime,
      rest: "to appeal, from the date at its top",
      text: say`in most cases. ${countedDays}`,
    },
    deadlines: [decision, vatDecision, simpleAssessment, reviewOffer, determination],
    first: say`Find that date. Call us, read us only the letter, and ask about the appeal and holding back the disputed tax. A penalty for a late return: if nothing in it is left out or was held back, send the return now too, even if you cannot pay. After ${companies.saLateReturnDailyAfter} a Self Assessment penalty grows by the day. But if ${deliberate}, see a solicitor before you explain anything; the appeal must still arrive in time. About VAT, customs or excise an appeal to HMRC does not count: accept its review, or appeal to the tribunal.`,
    note: pen("find its date", "first"),
    page: "tax-appeal",
  },
  {
    id: "simple-assessment",
    says: "Tax worked out for you: “P800” or “Simple Assessment” (PA302)",
    keywords: ["tax calculation", "you owe", "bill", "underpaid", "pension", "child benefit"],
    meaning:
      "HMRC has worked out your tax without a return. A P800 is not a bill; a Simple Assessment is.",
    clock: {
      time: appeals.simpleAssessmentQueryTime,
      rest: "from its date, to query a PA302",
      also: "P800: if you think it wrong, call us soon",
      text: say`By then tell HMRC why a Simple Assessment is wrong. There is no appeal before HMRC has answered; then you have ${appeals.appealTime}. If a P800 is wrong, tell HMRC soon: call us first.`,
    },
    deadlines: [simpleAssessment],
    first:
      "Compare each figure with your P60 and bank interest. If one is wrong, call us before you query it.",
    note: pen("check each", "figure"),
    page: "tax-appeal",
  },
  {
    id: "debt",
    says: "A debt: “overdue”, “final demand”, “court claim” or “statutory demand”",
    keywords: [
      "reminder to pay",
      "debt collection",
      "final demand for payment",
      "final notice",
      "fine",
      "you owe tax",
      "warning of enforcement action",
      "enforcement notice",
      "legal action",
      "arrears",
      "time to pay",
      "bailiff",
      "taking control of goods",
      "we may take control of your goods",
      "field force",
      "distraint",
      "statement of account",
      "statement of liabilities",
      "county court claim",
      "county court judgment (CCJ)",
      "winding-up petition",
      "bankruptcy petition",
    ],
    meaning:
      "HMRC treats the amount as due. If you appealed, the letter may have crossed with that.",
    clock: {
      time: "The payment date",
      rest: "in your letter",
      also: "A court claim or statutory demand: a solicitor today",
      text: say`counts. If it says for the first time that you owe this, it may be a decision. Direct taxes: usually ${appeals.appealTime} from its date to appeal to HMRC. A Simple Assessment: ${appeals.simpleAssessmentQueryTime} to tell HMRC why it is wrong. VAT: ${appeals.vatAppealTime} from its date to accept a review or appeal to the tribunal. Call us today. For other debt letters, ask for Time to Pay (instalments) before the date.`,
    },
    deadlines: [debt, decision, vatDecision, simpleAssessment],
    first:
      "A court claim, a statutory demand or a winding-up petition is not answered by a letter to HMRC: speak to a solicitor today. Any other: note what you can pay each month, and call us before you promise HMRC anything.",
    note: pen("promise", "nothing yet"),
    page: "contact",
  },
  {
    id: "code-of-practice-9",
    says: "“Code of Practice\u00a09” or “Contractual Disclosure Facility”",
    keywords: ["COP9", "CDF", "fraud investigation service", "outline disclosure", "CDF1"],
    meaning:
      "HMRC suspects tax fraud. It offers not to start a criminal investigation into the fraud that you disclose.",
    clock: {
      time: fraud.answerTime,
      rest: "to answer, from receiving it",
      also: "Sign nothing yet. Read us only the letter.",
      text: "By then HMRC must have your answer to the offer: to accept with a valid Outline Disclosure or to reject. The letter gives the last date. If you do not answer, HMRC treats that as a rejection.",
    },
    deadlines: [offer, offerWithoutDate],
    first:
      "Sign nothing yet, and do not call the officer. Keep the envelope. Speak to a solicitor, and call us: read us only the letter. Tell only a solicitor what happened.",
    note: pen("sign nothing", "yet"),
    page: "cop9",
  },
  {
    id: "interview-under-caution",
    says: "Interview under caution (as\u00a0a\u00a0suspect), search, arrest or court order",
    keywords: [
      "dawn raid",
      "search warrant",
      "arrested",
      "officers at my door",
      "criminal investigation",
      "police",
      "PACE",
      "production order",
      "prosecution",
      "account freezing order",
      "bank account frozen",
      "tax fraud",
    ],
    meaning:
      "This is criminal, or may become so: a solicitor first. If officers have no warrant and nobody is arrested, it may be an inspection or a debt visit: ask for their names and papers.",
    clock: {
      time: "At once:",
      rest: "a solicitor first",
      isUrgent: true,
      also: "The same if your account is frozen.",
      text: "(before you answer anything). Say that you want legal advice.",
    },
    first: "Destroy nothing, and discuss it with nobody but your solicitor, who can then call us.",
    note: pen("a solicitor", "first"),
    page: "tax-fraud",
  },
  {
    id: "vat-check",
    says: "“Check of your VAT”, “VAT visit” or “VAT assessment”",
    keywords: [
      "checking your VAT return",
      "investigation",
      "notice of assessment",
      "penalty for a late VAT return",
      "repayment",
      "inspection",
      "input tax",
      "VAT officer",
      "VAT registration",
      "late registration",
    ],
    meaning: "HMRC wants to see your VAT records, or has decided that you owe more.",
    clock: {
      time: "A check: the reply date",
      text: say`is in the letter, and so is that of a visit. After an assessment or another decision you have ${appeals.vatAppealTime} from its date to accept a review or appeal to the tribunal. ${countedDays}`,
      also: say`A decision: ${appeals.vatAppealTime} from its date`,
    },
    deadlines: [
      vatDecision,
      { ...answer, subject: "Check of your VAT records" },
      noticeCompliance,
      noticeAppeal,
    ],
    first: `See whether the letter asks or decides. Keep sending VAT returns on time, and put nothing in them that you know is wrong. Correct nothing in past ones before you have advice. If ${deliberate}, see a solicitor before you explain; an appeal must still arrive in time.`,
    note: pen("asks,", "or decides?"),
    page: "vat-investigations",
  },
  {
    id: "employer-check",
    says: "“Employer compliance check”, “PAYE” or “National Insurance”",
    keywords: [
      "investigation",
      "late filing penalty",
      "late PAYE report",
      "late P11D(b)",
      "regulation 80",
      "section 8",
      "determination",
      "off-payroll",
      "CIS",
      "payroll",
      "P11D",
      "IR35",
      "employment status",
      "minimum wage",
      "subcontractor",
      "RTI",
    ],
    meaning: "HMRC will check wages, benefits and contractors, or has decided that you owe more.",
    clock: {
      time: "The reply date",
      rest: "in your letter",
      text: say`is for the records or the visit. If HMRC has decided, you usually have ${enquiries.appealTime} from the date of the decision.`,
      also: say`A decision: usually ${enquiries.appealTime} from its date`,
    },
    deadlines: [
      { ...answer, subject: "Employer compliance check" },
      payrollDecision,
      noticeCompliance,
      noticeAppeal,
    ],
    first: `See whether the letter asks or decides. Leave past records as they are and copy the payroll file. Keep reporting on time, but put in nothing that you know is wrong. Appeal to HMRC against each decision in time. If ${deliberate}, see a solicitor before you explain. Otherwise call us, and read us only the letter.`,
    note: pen("leave the past", "alone"),
    page: "paye-investigations",
  },
  {
    id: "information-notice",
    says: "“Information notice” or “Schedule\u00a036”",
    keywords: [
      "third-party notice",
      "my bank",
      "section 20",
      "produce documents",
      "taxpayer notice",
      "bank statements",
      "finance act 2008",
      "penalty 300",
    ],
    meaning: "HMRC is no longer asking but requiring documents or information.",
    clock: {
      time: "The deadline",
      rest: "set in the notice",
      text: say`is for complying. To appeal, where you can, write to the officer within ${enquiries.informationNoticeAppealTime} of being given it, and count its date as day 1. After the deadline a penalty of ${enquiries.informationNoticeFirstPenalty} can follow, then up to ${enquiries.informationNoticeDailyPenalty} (both as at ${enquiries.informationNoticeDailyPenalty.asAt}).`,
    },
    deadlines: [
      { ...noticeCompliance, choice: "I want to know by when to answer it" },
      { ...noticeAppeal, choice: "I want to know by when to appeal against it" },
    ],
    first:
      "Call us before either date, and read us only the notice. You may not have to send everything on the list.",
    note: pen("not all of it", "may apply"),
    page: "tax-investigations",
  },
  {
    id: "code-of-practice-8",
    says: "“Code of Practice\u00a08”",
    keywords: ["COP8", "fraud investigation service", "avoidance", "specialist investigation"],
    meaning:
      "HMRC thinks that a lot of tax is at risk, usually from a complex arrangement. The case was not opened as suspected fraud, but that can change.",
    clock: {
      time: "The reply date",
      rest: "in your letter",
      text: "is the one that counts.",
    },
    deadlines: [{ ...answer, subject: "Code of Practice 8" }],
    first:
      "Do not answer yet. Keep the documents of the arrangement as they are. Call us, and read us only the letter.",
    note: pen("no answer", "yet"),
    page: "cop8",
  },
  {
    id: "accelerated-payment",
    says: "“Accelerated payment notice” or “follower notice”",
    keywords: ["APN", "avoidance scheme", "disclosed scheme", "DOTAS"],
    meaning:
      "The first wants tax paid before the dispute is decided, the second that you give up a scheme’s advantage. There is no appeal against either.",
    clock: {
      time: appeals.acceleratedPaymentTime,
      rest: "from receiving it",
      text: say`with an accelerated payment notice: pay, or send HMRC your reasons. A follower notice gives you ${appeals.followerNoticeTime} to do what it asks and tell HMRC, or to object: paying alone does not answer it.`,
    },
    deadlines: [acceleratedPayment, followerNotice],
    first: "Find the scheme’s papers, and call us before you pay or write.",
    note: pen("call us before", "you pay"),
    page: "cop8",
  },
  {
    id: "review-conclusion",
    says: "“Conclusion of review”, or a letter from the tribunal",
    keywords: ["review conclusion letter", "upheld", "first-tier", "upper tribunal", "struck out"],
    meaning: "A second officer has looked at the decision again, or a judge has decided.",
    clock: {
      time: appeals.afterReviewTime,
      rest: "from a review’s date",
      also: "The tribunal’s letters: their own times, inside",
      text: say`to go to the First-tier Tribunal with income tax or another direct tax. For VAT it is ${appeals.vatAfterReviewTime} as well. ${countedDays} The tribunal’s own letters have other times.`,
    },
    deadlines: [
      reviewConclusion,
      tribunalDecision,
      shortTribunalDecision,
      refusedPermission,
      struckOut,
    ],
    first: "Put this letter beside the decision and your appeal, and call us.",
    note: pen("keep the three", "together"),
    page: "tax-tribunal",
  },
  {
    id: "scam",
    says: "A text message, a call or an email that may be a scam",
    keywords: [
      "phishing",
      "fraudster",
      "refund",
      "QR code",
      "WhatsApp",
      "fake",
      "threat of legal action",
    ],
    meaning: "Fraudsters rush you, threaten, offer refunds or ask for personal details.",
    clock: {
      time: "Check it first",
      text: "then its deadline: if it is genuine, that is real too.",
    },
    first:
      "Do not reply, pay or open a link. If it speaks of fraud or a crime, do not call HMRC. If it is headed Code of Practice 9, read us only the letter. If it is about a criminal investigation, an interview, a search or a court order, call a solicitor. Any other: look up HMRC’s number or your online account yourself, or read it to us.",
    note: pen("open no link"),
    page: "investigation",
  },
];
