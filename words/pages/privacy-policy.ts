import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { identityOf } from "~/firm/particulars";
import { countries, series } from "~/firm/places";
import { leadFormPage } from "~/site/pages";
import { nameless } from "~/words/consultation";
import { privacy } from "~/words/facts/privacy";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { print, say } from "~/words/say";
import type { PageMeta, PenMarks, PenWords } from "~/words/types";
import { fullDuty, honestMistake, knew, suspectedCrime } from "~/words/who-hears-what";
import { leadForm } from "./lead-form";

/** A passage of the policy. */
export interface PolicySection {
  id: string;
  heading: string;
  /** What it comes to, in one short and plain sentence before its parts; and what is to be added. */
  plain?: string;
  more?: string;
  /** The words of that which lead further down, and what the pen writes beside them. */
  marked?: { words: string; href: string; note: PenWords };
  /** What the pen writes below its heading. */
  note?: PenWords;
  /** Where a letter about it goes, line by line. */
  label?: readonly string[];
  parts: readonly (PenMarks & {
    heading?: string;
    /** In plain words, what is found under that heading; the pen marks words of it. */
    about?: string;
    paragraphs: readonly string[];
    points?: readonly string[];
  })[];
}

const abroad = series(countries.filter((country) => country !== "the UK"));
const identity = identityOf().join(" ");
const isOwnForm = firm.leadForm.frameUrl === leadFormPage.path;
const safeguard = firm.dealings?.safeguardAbroad;

const sections = [
  {
    id: "information-we-collect",
    heading: "Information We Collect",
    plain: "You can read it all without telling us who you are.",
    more: "We keep what you write to us, and a note of what you tell us by phone.",
    parts: [
      {
        heading: "Personal information",
        about: "What you write or say to us, and what the work needs",
        paragraphs: [
          "This site has no login, no accounts and no database of visitors.",
          `The contact form. Ours has a button that says “${leadForm.submit}”. It stores nothing and sends nothing by itself. It puts your name, email address, phone number, subject and message together and opens them as a message in your own email app. You can also copy the text or pass it to WhatsApp. We receive it only if you send it. If you see another form in its place, it belongs to a provider, which passes what you type on to us. Its own privacy notice applies as well.`,
          "The newsletter. As a rule, Subscribe opens a message to us in your own email app, and we have your address once you send it. If we use a newsletter provider, your address goes to that provider instead. The line that you see after pressing Subscribe says so.",
          "Email, phone and messages. We keep what you write to us, and a note of what you tell us by phone. WhatsApp and your phone company learn that you contacted us and deal with that under their own terms. Leave details of an illness out of a first message: they are better said in person. Your own account of an accusation is for a solicitor first.",
          "If you become a client, we collect what the work needs: proof of who you are, tax references, bank statements, contracts, payroll and accounts, and what HMRC has written to you. Some of it comes from others, such as HMRC, your bank, your former accountant or public registers, where you have agreed to it or the law allows it. Records of a business often name other people too, such as employees, tenants and customers. This policy covers them as well.",
        ],
      },
      {
        heading: "Usage data",
        about: "The host keeps a log of each visit",
        paragraphs: [
          `${promise("no-analytics", "We use no analytics and no advertising, and build no picture of what you read.")} Some technical data arises all the same:`,
        ],
        points: [
          "The company that hosts the site keeps logs, as every host does: the IP address that asked, the time, the page or file, the kind of browser and the answer that was given. The logs serve to keep the site running and to fend off attacks.",
          "Pictures on the blog are loaded from a stock photo host, images.unsplash.com, when a page shows them. That host sees your IP address and the kind of browser. Our pages ask your browser not to tell it which page you are reading.",
          "If we use a provider for the contact form, the contact page loads that provider’s script and form from its own address. The provider then sees your IP address, whether or not you fill the form in.",
          "What you search for on the resources page becomes part of that page’s address, so that you can come back to it or share it. The host can see it when the page is loaded with that address.",
          "Fonts, drawings, styles and our own scripts come from the same place as the pages. Nothing is loaded from a social network or WhatsApp until you follow a link to it.",
        ],
      },
      {
        heading: "Cookies",
        about: isOwnForm ? "None of ours" : "None of ours; a provider’s form may",
        underlined: "None of ours",
        paragraphs: [
          "This site sets no cookies of its own, so there is no banner to click away. While a tab is open, your browser remembers in that tab’s own storage, for instance, how far down a page you had scrolled. That stays on your device and goes when you close the tab.",
          "A provider’s form, if there is one, may set cookies of its own, and so may the sites that our links lead to. Their own notices say which.",
        ],
      },
    ],
  },
  {
    id: "how-we-use-your-information",
    heading: "How We Use Your Information",
    plain: "To answer you, to do the work, and to keep to the law.",
    more: "Also to run this site, and to send the newsletter if you ask for it.",
    parts: [
      {
        heading: "Service delivery",
        about: "To answer you, and to do the work",
        paragraphs: [
          "We use your information to answer you, to see whether we can act without a conflict of interest, to advise you, to prepare returns and accounts, and to deal with HMRC, tribunals and others once you have authorised us. The legal basis is the contract with you, or steps that you have asked for before one.",
          "Sometimes there is no contract with you yourself: your IP address is in a log, or a client’s payroll names you. Then the basis is our legitimate interest, or our client’s, in running a secure site, keeping proper files and answering HMRC correctly. We use details of health or of alleged offences only where your case needs them, such as illness as the reason for a late return, and as the law allows for legal claims and advice, or where the law makes us report.",
          promise("no-computer-alone", "No decision about you is made by a computer alone."),
        ],
      },
      {
        heading: "Marketing with consent",
        about: "Only the newsletter, if you ask for it",
        underlined: "if you ask for it",
        paragraphs: [
          `${promise("newsletter-only-on-request", "We send the newsletter only to those who have asked for it, and every issue says how to stop it.")} ${promise("addresses-not-sold", "We do not sell or lend addresses, and add nobody to the list because they called us or became clients.")}`,
        ],
      },
      {
        heading: "Legal compliance",
        about: "What the law makes us check, keep or report",
        paragraphs: [
          `The money-laundering rules apply to us. They oblige us to check who our clients are, and to keep a record of that check and of our dealings. In some cases they oblige us to report to the authorities, and we may not be allowed to tell you: “What we may have to report”, above, says when.`,
          "Other laws oblige us to keep business and tax records of our own, to answer binding demands from courts and public bodies, and to deal with complaints. For all of this the basis is our legal obligation.",
        ],
      },
    ],
  },
  {
    id: "data-protection",
    heading: "Data Protection",
    plain: "Only those who need it see it.",
    more: say`In the firm, they are those who work on your case. Once it is clear that you do not want us to act, we delete your message and our note of your call, unless the law obliges us to keep them or a legal claim needs them. Proof of identity: ${privacy.launderingRecordsTime} after our work ends.`,
    parts: [
      {
        heading: "Who sees it",
        about: "Who works on your case; outside, only who needs it",
        paragraphs: [
          "Inside the firm, those who work on your matter. Outside it, only those who need it: companies that work for us under contract, such as those that provide hosting, email, accounting software, a contact form or the newsletter; specialists such as solicitors, with your agreement; insurers and supervisors, where they are entitled to it; tribunals, courts, HMRC and other authorities, where we act for you or the law obliges us.",
        ],
      },
      {
        heading: "Outside the UK",
        about: "A UK client’s files stay here unless the client agrees; emails may be kept abroad",
        paragraphs: [
          `${promise("uk-files-stay-here", "Emails apart, the files of UK clients stay in the UK unless the client agrees.")} ${abroad ? `We have offices in ${abroad}, and some` : "Some"} of the kinds of company listed above may keep other data abroad, such as emails. What we send abroad is what the work needs and no more. ${promise("data-abroad-with-safeguard", `We use a safeguard that UK law recognises${safeguard ? `: ${safeguard}` : ", such as contract terms approved for such transfers"}.`)} Ask us, and you get a copy.`,
        ],
      },
      {
        heading: "How it is kept safe",
        about: "Pages are encrypted on their way, email often is not",
        paragraphs: [
          `Pages reach you over an encrypted connection. ${promise("data-only-where-needed", "Files are open only to those who need them.")} Ordinary email can be read on its way. Before you email a private document, ask us for a safer way.`,
        ],
      },
      {
        heading: "What you have to give us",
        about: "Nothing. To act for you, we usually need proof of who you are",
        paragraphs: [
          "You need not give us anything. Without proof of identity, though, the law does not usually let us act for you, and without the records we cannot answer for your figures.",
        ],
      },
      {
        heading: "How long we keep it",
        about: say`Proof of who you are: ${privacy.launderingRecordsTime} after our work ends`,
        underlined: print(privacy.launderingRecordsTime),
        paragraphs: ["No longer than it is needed:"],
        points: [
          "A message, or our note of a call, that leads to nothing: until it is clear that you do not want us to act, or for as long as the law obliges us to keep it or a legal claim needs it.",
          say`Proof of who you are, and our record of that check: for ${privacy.launderingRecordsTime} after our work for you has ended, as the money-laundering rules require.`,
          `A client’s file: for as long as the law obliges us to keep it or a claim about the work can still be made. ${promise("files-destroyed", "It is then destroyed.")}`,
          "A review, with your consent and our check of it: for as long as it is shown.",
          "A newsletter address: until you unsubscribe.",
          "Server logs: until the host deletes them in its usual turn.",
        ],
      },
    ],
  },
  {
    id: "your-rights",
    heading: "Your Rights",
    plain: "You may see it, have it corrected, or ask us to delete it.",
    more: "We show you everything, except what the law lets or makes us hold back, and delete it unless the law obliges us to keep it, or it is needed for a legal claim. Call or write to us.",
    marked: { words: "Call or write to us", href: "#contact-us", note: pen("no form", "needed") },
    parts: [
      {
        heading: "Access and correction",
        about: "You may have a copy, and mistakes put right",
        paragraphs: [
          "You may ask what we hold about you and get a copy of it, except what the law lets or makes us hold back, and have mistakes corrected and gaps filled. If you gave it to us yourself, for the contract or with your consent, and we hold it on a computer, you may have it in a form that another firm can use.",
          "No form and no reasons are needed. We may ask for proof that it is you. We answer within a month, or tell you within it why we need up to two more, usually free of charge.",
        ],
      },
      {
        heading: "Withdrawal of consent",
        about: "You may stop at any time what you agreed to",
        underlined: "at any time",
        paragraphs: [
          "You may stop at any time what rests on your consent, such as the newsletter: use the link or line in each issue, or write to us. What was done before stays lawful.",
          "You may object to direct marketing without giving a reason. You may also object, for reasons to do with your situation, to what rests on a legitimate interest. We then stop, unless there are compelling grounds to go on.",
        ],
      },
      {
        heading: "Data deletion",
        about: "We delete it, unless the law or a claim needs it kept",
        paragraphs: [
          "You may ask us to delete your data. We do, unless the law obliges us to keep it, or it is needed for a legal claim. In that case we tell you what has to stay and why. While a question about your data is open, you may ask us to keep it but not use it.",
        ],
      },
    ],
  },
  {
    id: "changes",
    heading: "Changes to Our Privacy Policy",
    parts: [
      {
        paragraphs: [
          `When the site or the law changes, so does this page, and the date on it. ${promise("told-before-new-use", "If we mean to use data that we already hold in a new way, we tell those concerned before we start.")} Earlier versions are yours for the asking.`,
        ],
      },
    ],
  },
  {
    id: "contact-us",
    heading: "Contact Us",
    note: pen("plain words", "will do"),
    label: ["{firm}", ...headOffice.address, headOffice.country],
    parts: [
      {
        paragraphs: [
          `{firm} is the controller: it decides how your personal data is used and answers for it, under the UK GDPR and the Data Protection Act 2018. ${identity && `${identity} `}For a question, a request or a complaint about your data, write to {email}, call {phone}, or send us a letter. You need no special words.`,
          say`If you complain, it helps to head your email, your letter or the form on the contact page “Data complaint”, so that we know what it is. ${promise("data-complaints-answered", say`We acknowledge it within ${privacy.complaintAcknowledgementTime}, look into it, tell you how it is going, and give you the outcome without undue delay.`)}`,
          say`You also have the right to complain to the UK’s regulator for data protection, ${privacy.regulator}, at ico.org.uk. You can do that at any time. It usually asks whether you have written to us first.`,
        ],
      },
    ],
  },
] satisfies PolicySection[];

export const privacyPolicy = {
  meta: {
    title: "Privacy policy: what this site knows about you",
    description:
      "No login, no analytics, no cookies set by this site. What the contact form does with your words, who sees your data, how long we keep it, and your rights.",
    updated: "2026-11-29",
  } satisfies PageMeta,
  hero: {
    badge: "Privacy",
    headline: "Privacy policy",
    /** In the drawing: a book that nobody has to sign. */
    book: { title: "Visitors", note: pen("no name needed") },
    /** What a reader came for; the pen underlines both its conditions. */
    heard: {
      before: "HMRC hears nothing from us unless ",
      rule: "you agree",
      or: " or ",
      exception: "the law requires it",
      after: ".",
    },
    lede: "Read us only HMRC’s letter: that admits nothing. What you knew, or suspected, is for a solicitor first.",
    /** What can be told and what comes of it; and what is kept, by whom. */
    papers: {
      told: {
        title: "What you can tell us",
        paragraphs: [
          `On the first call, only what the letter says. ${honestMistake}`,
          `If ${knew}, see [a solicitor](tax-fraud) first, before you tell us.`,
        ],
      },
      reported: {
        id: fullDuty.id,
        title: "What we may have to report",
        marked: `${suspectedCrime} The report goes to the National Crime Agency, which can share it with HMRC. We may not be allowed to tell you.`,
        paragraphs: [
          "That holds from the first call, before you are a client, and for someone else’s crime too.",
          "What you tell a solicitor to get legal advice is usually protected, unless it is meant to help a crime; what you tell us usually not. So what you knew, or suspected, is for a solicitor first.",
          "That is why you read us only the letter: it tells us nothing that HMRC does not know.",
        ],
      },
      demanded: {
        title: "Can HMRC demand my file from you?",
        text: "Sometimes, yes: we must answer a demand that the law makes binding. In a criminal investigation a court can order an accountant to produce documents. What you tell us is confidential, but a court can usually still order us to disclose it. What you tell a solicitor to get legal advice is usually safe from that (legal privilege). If it must be protected, tell only a solicitor.",
      },
      notKept: {
        heading: "What this site does not keep",
        items: [
          {
            title: "A login, analytics, cookies",
            text: "There is no login and no analytics, and this site sets no cookies of its own.",
          },
          ...(isOwnForm
            ? [
                {
                  title: "What you type in our form",
                  text: "It stores nothing and sends nothing by itself.",
                },
              ]
            : []),
          { title: "The date of your letter", text: "If you enter it, it stays in your browser." },
        ],
      },
      kept: {
        heading: "What we do keep",
        items: [
          ...(isOwnForm
            ? []
            : ["The contact form is a provider’s, which may set cookies of its own."]),
          "Your message, once you have sent it.",
          `Our note of your call. ${nameless} Our phone may show your number.`,
          "The host’s log of visits: IP address, time and page.",
        ],
      },
      yours: {
        heading: "What is left on your side",
        items: [
          "Email and WhatsApp keep your words, and your browser remembers this page.",
          "Your phone, and often its bill, keeps our number, the time and how long the call took.",
          "At work your employer may see this: use a phone of your own.",
        ],
      },
    },
    /** Before the day of `meta.updated`. */
    changed: "Last changed on",
  },
  close: "If you would rather ask than read, call us:",
  sections,
};
