import { claims } from "~/firm/claims";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { asSentence } from "~/firm/particulars";
import { countries, series } from "~/firm/places";
import { websites } from "~/words/facts/websites";
import { inWords } from "~/words/in-words";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { sampleSheet } from "~/words/sample-sheet";
import { say } from "~/words/say";
import type { Four, OneSheet, PageMeta, Value } from "~/words/types";

/** Each with the sentence by which we can be checked, and what goes with it. */
const values = [
  {
    title: "Customer First",
    sentence: promise(
      "letters-agreed",
      "You read every letter to HMRC before it goes, and nothing is sent until you agree to it.",
    ),
    underlined: "until you agree",
    description: promise(
      "told-who-serves-better",
      "If someone else would serve you better, such as a solicitor, we tell you, even though it sends you elsewhere.",
    ),
  },
  {
    title: "Passion",
    sentence:
      "We read your letter to its last page: the figures that HMRC relies on often stand in the tables at the back.",
    underlined: "its last page",
    description:
      "We like the work that others put off: the carrier bag of receipts, the statements of a closed account, the officer’s calculation with a mistake on its last page.",
  },
  {
    title: "Integrity",
    sentence: promise(
      "no-figure-not-believed",
      "We give HMRC no figure that we do not believe, and no statement that we know to be wrong or incomplete.",
    ),
    underlined: "no figure",
    description:
      "If an old return was wrong, we tell you what that means and how to put it right. We do not promise how a case will end: nobody honestly can.",
  },
  {
    title: "Excellence",
    sentence: promise(
      "figures-traceable",
      "Each figure in a return that we prepare can be traced to a document, or is shown to HMRC as an estimate.",
    ),
    underlined: "a document",
    description: `${promise("second-reading", "As a rule, a second person reads a letter before it leaves if it carries a deadline or an amount.")} ${promise("guides-dated", "Our guides say when they were written or last changed.")}`,
  },
] satisfies Four<Value>;

const { counted, dealings } = firm;

const counts = [
  [`${claims.cases} cases`, counted?.cases],
  [`${claims.years} years`, counted?.years],
  [`${claims.experience} years of experience`, counted?.experience],
  [`${claims.connections} client connections`, counted?.connections],
].flatMap(([claim, what]) => (what ? [`“${claim}” counts ${what}.`] : []));

const complaintsContact = firm.particulars?.complaintsContact;
const professionalBody = firm.particulars?.professionalBody;

/** Where a complaint goes that the firm has not settled: nowhere to be named without such a body. */
const outsideTheFirm = professionalBody
  ? [
      `If our answer does not settle it, you can complain to our professional body, ${professionalBody.name}: ${asSentence(professionalBody.complaints)} It usually asks that you write to us first.`,
    ]
  : [];

const abroad =
  "The offices abroad have a plain purpose. Some cases reach into two countries, and the document that decides them was issued in the other one: a tenancy contract, a land record, a statement from a bank that knows nothing of the UK tax year. It is easier to find from an office there.";

const shown = firm.aboutOffices.length;

export const about = {
  meta: {
    title: "About us: how we work on your tax case",
    description:
      "How we read an HMRC letter, who is responsible for your case, what you see before it is sent, how we collect reviews and how to complain if we get it wrong.",
    keywords: `tax advisers ${headOffice.name}, tax investigation advisers, accountants for HMRC letters`,
    updated: "2026-11-29",
  } satisfies PageMeta,
  hero: {
    badge: "About",
    headline: "We read the letter properly",
    lede: "We are accountants and tax advisers. Read us HMRC’s letter: you find out what it is, which deadline counts and what we would do first.",
    /** The sheet that the firm keeps of every case: the sample of the home page, a month later. */
    sheet: {
      stamp: sampleSheet.stamp,
      title: "Your sheet after a month",
      deadline: {
        label: "Deadline",
        marked: "23\u00a0April",
        after: " is the reply date in HMRC’s second letter.",
      },
      parts: [
        {
          label: "Sent",
          isDone: true,
          lines: [
            "10\u00a0March: the answer, the bank statements and both bills. You read it all first.",
          ],
        },
        {
          label: "Answered",
          lines: ["HMRC asks no more about the rent. Keep the papers about it all the same."],
        },
        {
          label: "Still open",
          lines: [
            "HMRC asks which flat the second repair was for. The builder’s bill does not name it.",
          ],
        },
        {
          label: "Next",
          lines: [
            "You: ask the builder to confirm the address.",
            "We: draft the reply, for you to read before it goes.",
          ],
        },
      ],
    } satisfies OneSheet,
  },
  overview: {
    heading: "What do we do?",
    note: pen("not only letters"),
    paragraphs: [
      `{firm} is an accountancy and tax advisory firm with ${firm.offices.length > 1 ? "offices" : "an office"} in ${series(countries)}. Some of our work begins with a letter: a check of a return, a VAT visit, an offer under Code of Practice 9, a decision that may need an appeal.`,
      "The rest is returns, VAT, payroll and books. Done well, that work makes a letter easier to answer.",
      "We are not part of HMRC, and we are not a firm of solicitors. If HMRC treats your case as a criminal one, you need a solicitor first and we work alongside them.",
    ],
  },
  story: {
    heading: "Why do we work this way?",
    parts: [
      {
        heading: "We begin with the letter",
        text: "HMRC’s officers write letters like yours every day. You may never have had one. The words can look final when they only ask, or look friendly when a deadline has already begun. So first we look at what it asks, whether HMRC may ask it, and by when.",
      },
      {
        heading: "From that we make one sheet",
        text: `It says what HMRC has asked, what we know, what we do not know yet, who does what next, and the deadline. ${promise("one-sheet-kept", "After each step we bring it up to date and send it to you, so that you can always see where you stand.")}`,
      },
      {
        heading: "We check your figures before HMRC does",
        text: `${promise("figures-checked-first", "We compare the return with the bank statements and invoices before the first answer is written.")} A mistake that we find can still be disclosed properly, with the amount and the years worked out. Telling HMRC usually lowers a penalty, most of all before you have reason to think that HMRC has found the mistake or is about to: take advice first, and soon. If you knew or suspected it, see a solicitor before you tell us.`,
      },
      {
        heading: "You have one person",
        text: `${promise("one-person-responsible", "One person is responsible for your case, and you have their name and number.")} HMRC may change its officer during a long check. You should not have to tell your side again from the beginning.`,
      },
    ],
    /** What goes further, folded up below. */
    folds: [
      {
        heading: "Why books and letters in one firm?",
        paragraphs: [
          "The two belong together. Anyone who has had to defend a return prepares the next one with more care. They note where each figure came from, keep the invoice with the entry, and ask about an odd payment while people still remember it.",
        ],
      },
      ...(countries.length > 1
        ? [{ heading: "Why offices in other countries?", paragraphs: [abroad] }]
        : []),
    ],
  },
  /** The one sentence that has a spread of its own, over the whole width, and what it means. */
  spread: {
    sentence: "Not every letter needs a firm.",
    text: `Some can be answered with a copy of a document and a few lines. ${promise("told-when-no-firm-is-needed", "If yours is one of them, we say so in the first consultation, and you can write it yourself.")}`,
  },
  values: { heading: "What can you hold us to?", items: values },
  people: { heading: "Who will you speak to?", note: pen("one person, your case") },
  offices: {
    heading: "Where can you find us?",
    intro: `${shown < firm.offices.length ? `${shown > 1 ? `These are ${inWords(shown)}` : "This is one"} of our offices. ` : ""}Please call before you come.`,
    all: "All offices, with their local time",
  },
  /** Above the passages that follow, folded up. */
  particulars: { heading: "What else is there to know?" },
  reviews: {
    heading: "Where do our reviews come from?",
    paragraphs: [
      `Only from clients. ${promise("reviews-asked-alike", "When work is finished we ask the client for a review, in the same words whether it went well or badly.")} ${promise("reviews-not-paid", "We never pay for one, and give no discount, gift or favour in exchange.")} ${promise("reviews-from-clients-only", "Nobody who works for us, is related to us or trades with us may review us.")}`,
      `${promise("reviews-matched-to-cases", "Before we publish a review we match it to a case in our files.")} ${promise("reviews-kept-whole", "If we shorten it, the sense must stay the same.")} The rating on our home page covers all verified reviews, not a selection.`,
      `If a review is doubtful, we ask its author. ${promise("doubtful-reviews-down", "We take it down while we look into it, and it stays down if it cannot be confirmed.")} ${promise("reviews-risk-checked", "From time to time we check how a false review could slip through.")} If you doubt one, tell us at {email}.`,
    ],
  },
  /** What the numbers of the site count: a passage once the firm's details say it. */
  numbers: counts.length > 0 ? [{ heading: "What do our numbers count?", paragraphs: counts }] : [],
  terms: {
    heading: dealings?.engagementLetter
      ? "What do we agree before we start?"
      : "Can you change your mind?",
    paragraphs: [
      ...(dealings?.engagementLetter ? [dealings.engagementLetter] : []),
      say`If you instruct us by phone, email or online, and not for a business, you can usually cancel without giving a reason. You have ${websites.cancellationTime} after the day of our agreement; an email or a call is enough. If you asked us to start at once, you pay for the work done until then.`,
      ...(dealings?.clientMoney ? [dealings.clientMoney] : []),
    ],
  },
  complaints: {
    heading: "What if you are not happy with us?",
    paragraphs: [
      `Tell the person who acts for you, if you can: they may be able to put it right at once. If not, write to {email} and head it “Complaint”. ${complaintsContact ? `In the firm it goes to ${asSentence(complaintsContact)} ` : ""}Say what happened, what it has cost you and what you would like us to do.`,
      `${promise("complaints-answered-by-another", "Someone who did not work on your case reads the whole file and answers you in writing: what we found, whether we were wrong, and what we will do about it.")} ${promise("complaints-answered-soon", `${dealings?.complaintsWithin ? `You have the answer within ${dealings.complaintsWithin}.` : "We answer as soon as we can."} If it takes longer, we tell you why.`)} ${promise("complaints-cost-nothing", "We charge nothing for looking into a complaint, and work on your case goes on meanwhile.")}`,
      ...outsideTheFirm,
      "A complaint to us does not stop a deadline set by HMRC. If one is near, say so in the first line.",
      "A complaint about how we use your personal data has its own rules, which are in our privacy policy.",
    ],
  },
  accessibility: {
    heading: "Can everyone use this site?",
    paragraphs: [
      "We aim for level AA of WCAG 2.2. The site was tested in November 2026 in the browser Chromium: with an automatic checker, with the Tab key alone, enlarged to 200% and 400%, and in forced colours. No independent auditor, and nobody who relies on a screen reader, has tried it yet.",
      `If something does not work for you, write to {email} or call {phone}. ${promise("other-ways-to-read", "You get the same information in another way, read out over the phone or sent in large print.")} If that does not help, treat it as a complaint.`,
    ],
  },
  closing: {
    heading: "Read us your letter",
    text: "The first consultation is free. You find out what the letter is, which deadline counts and what we would do first, and then you decide.",
    action: "Free Consultation",
  },
};
