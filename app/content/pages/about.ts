import { firm } from "../../config/firm";
import { headOffice } from "../../config/firm-details";
import { inWords } from "../../config/in-words";
import { countries, series } from "../../config/places";
import type { Four, PageMeta, ProcessStep } from "../types";

const values = [
  {
    title: "Customer First",
    description:
      "You read every letter to HMRC before it goes, and nothing is sent until you agree to it. If someone else would serve you better, such as a solicitor, we tell you, even though it sends you elsewhere.",
  },
  {
    title: "Passion",
    description:
      "We like the work that others put off: the carrier bag of receipts, the statements of a closed account, the officer’s calculation with a mistake on its last page. We read the schedules as well as the summary, because the argument is usually in the schedules.",
  },
  {
    title: "Integrity",
    description:
      "We give HMRC no figure that we do not believe, and no statement that we know to be wrong or incomplete. If an old return was wrong, we tell you what that means and how to put it right. We do not promise how a case will end: nobody honestly can.",
  },
  {
    title: "Excellence",
    description:
      "Each figure in a return that we prepare can be traced to a document, or is marked in our file as an estimate. As a rule, a second person reads a letter before it leaves if it carries a deadline or an amount. Our guides say when they were written or last changed.",
  },
] satisfies Four<ProcessStep>;

const professionalBody = firm.particulars?.professionalBody;

/** Where a complaint goes that the firm has not settled: nowhere to be named without such a body. */
const outsideTheFirm = professionalBody
  ? [
      `If our answer does not settle it, you can complain to our professional body, ${professionalBody.name}: ${professionalBody.complaints}. It usually asks that you write to us first.`,
    ]
  : [];

const abroad =
  "The offices abroad have a plain purpose. Some cases reach into two countries, and the document that decides them was issued in the other one: a tenancy contract, a land record, a statement from a bank that knows nothing of the UK tax year. It is usually easier to find from an office there.";

const shown = firm.aboutOffices.length;

export const about = {
  meta: {
    title: "About us: how we work on your tax case",
    description:
      "How we read an HMRC letter, who is responsible for your case, what you see before it is sent, how we collect reviews and how to complain if we get it wrong.",
    keywords: [
      `tax advisers ${headOffice.name}`,
      "tax investigation advisers",
      "accountants for HMRC letters",
    ],
    updated: "2026-11-23",
  } satisfies PageMeta,
  hero: {
    badge: "About",
    headline: "We read the letter properly",
    lede: "We are accountants and tax advisers for the day HMRC writes to you, and for the ordinary years before and after. This page says how we work and what you may hold us to.",
  },
  overview: {
    heading: "What do we do?",
    paragraphs: [
      `{firm} is an accountancy and tax advisory firm with ${firm.offices.length > 1 ? "offices" : "an office"} in ${series(countries)}. Some of our work begins with a letter: a check of a return, a VAT visit, an offer under Code of Practice 9, a decision that may need an appeal. The rest decides how well such a letter can be answered: tax returns, VAT, payroll, bookkeeping and management accounts.`,
      "The two belong together. Anyone who has had to defend a return prepares the next one with more care. They note where each figure came from, keep the invoice with the entry, and ask about an odd payment while people still remember it.",
      "We are not part of HMRC, and we are not a firm of solicitors. If HMRC treats your case as a criminal one, you need a solicitor first and we work alongside them.",
    ],
  },
  story: {
    heading: "Why do we work this way?",
    paragraphs: [
      "HMRC’s officers write letters like yours every day. You may never have had one. The words can look final when they only ask, or look friendly when a deadline has already begun. So we begin with the letter: what it asks, under which power, and by when.",
      "From that we make one sheet. It says what HMRC has asked, what we know, what we do not know yet, who does what next, and the deadline. After each step we bring it up to date and send it to you, so that you can always see where you stand.",
      "Then we check your figures before HMRC does. We compare the return with the bank statements and invoices before the first answer is written. A mistake that we find can still be disclosed properly, with the amount and the years worked out. Telling HMRC usually lowers a penalty, and there is less left to tell once the officer has found it.",
      "One person is responsible for your case, and you have their name and number. HMRC may change its officer during a long check. You should not have to tell your side again from the beginning.",
      ...(countries.length > 1 ? [abroad] : []),
      "Not every letter needs a firm. Some can be answered with a copy of a document and a few lines. If yours is one of them, we say so in the first consultation, and you can write it yourself.",
    ],
  },
  values: { heading: "What can you hold us to?", items: values },
  people: { heading: "Who will you speak to?" },
  offices: {
    heading: "Where can you find us?",
    intro: `${shown < firm.offices.length ? `${shown > 1 ? `These are ${inWords(shown)}` : "This is one"} of our offices. The offices page has them all, with the local time of each. ` : ""}Please call before you come.`,
  },
  reviews: {
    heading: "Where do our reviews come from?",
    paragraphs: [
      "Only from clients. When a piece of work is finished we ask the client for a review, in the same words whether it went well or badly. We never pay for one, and give no discount, gift or favour in exchange. Nobody who works for us, is related to us or trades with us may review us, and nobody writes a review in a client’s place.",
      "Before we publish a review we match it to a case in our files: was this person a client, and did we do the work that they describe? We keep that check, and the client’s consent, for as long as the review is shown. The words stay the client’s own. If we shorten them, or leave out a name or a detail that would identify someone, the sense must stay the same. Praise and criticism are treated alike.",
      "The rating on our home page is that of the source named beside it, as at the date given there. It covers all verified reviews, not a selection.",
      "A review is doubtful if no case fits it, if its words turn up elsewhere, or if several arrive at once that say the same. We take it down while we look into it, report it to the source if it came from there, and ask the author through the contact details in our file. If it cannot be confirmed it stays down and is no longer counted. From time to time we check how a false review could slip through, and write down what we changed. If you think that a review is not genuine, tell us at {email}.",
    ],
  },
  complaints: {
    heading: "What if you are not happy with us?",
    paragraphs: [
      "Tell the person who acts for you, if you can: they know the file, and may be able to put it right at once. If you would rather not, or it did not help, write to {email} and head it “Complaint”. Say what happened, what it has cost you and what you would like us to do. A few lines are enough.",
      "Someone who did not work on your case reads the whole file and answers you in writing: what we found, whether we were wrong, and what we will do about it. We answer as soon as we can. If it takes longer than we thought, we tell you why. We charge nothing for looking into a complaint, and work on your case goes on meanwhile.",
      ...outsideTheFirm,
      "A complaint to us does not stop a deadline set by HMRC. If one is near, say so in the first line.",
      "A complaint about how we use your personal data has its own rules, which are in our privacy policy.",
    ],
  },
  accessibility: {
    heading: "Can everyone use this site?",
    paragraphs: [
      "That is the aim. We measure the site against level AA of WCAG 2.2, the international guidelines for accessible websites.",
      "It was tested in November 2026, in the browser Chromium. An automatic checker went through every page at two widths, a small phone and a desk screen, in light and in dark colours, and through open menus, open questions, short messages and a form with mistakes in it. Every page was walked through with the Tab key alone, to see that you always know where you are, that nothing covers the place, and that the order is the order of reading. Every page was enlarged to 200% and 400%, and its text set wider. Pages were looked at in the forced colours that Windows offers. We read what the browser tells a screen reader about headings, links, changes on the page and mistakes in the form. These tests are part of the site’s own code and are run again when it changes.",
      "No independent auditor has examined the site, and nobody who relies on a screen reader, a magnifier or voice control has tried it for us yet. On a narrow screen the rows of our tables become short lists, in which each value follows the name of its column. Two things are not in our hands: your own email app, which our forms open, and the pages of other companies that we link to.",
      "If something does not work for you, write to {email} or call {phone}. Say which page it was and, if you like, what you use. We will do what we can to fix it, and meanwhile give you the same information in another way, read out over the phone or sent in large print. If our answer does not help, treat it as a complaint, as described above.",
    ],
  },
  closing: {
    heading: "Read us your letter",
    text: "The first consultation is free. You find out what the letter is, which deadline counts and what we would do first, and then you decide.",
    action: "Free Consultation",
  },
};
