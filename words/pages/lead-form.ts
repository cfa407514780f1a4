import { firm } from "~/firm/firm";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import type { PageMeta } from "~/words/types";
import { suspectedCrime } from "~/words/who-hears-what";

export const leadForm = {
  meta: {
    title: "Contact form",
    description:
      "Write to us about your letter from HMRC. The message is sent from your own email app.",
    noindex: true,
    nofollow: true,
  } satisfies PageMeta,
  heading: "Write to us",
  fields: {
    fullName: "Full name",
    fullNameHint: "A first name is enough",
    email: "Email address",
    phone: "Phone number",
    service: "What is it about?",
    servicePlaceholder: "Choose one",
    unsure: "I am not sure yet",
    subject: "Subject (optional)",
    subjectHint: "The heading of the letter, for example",
    message: "Message",
    messageHint: "What the letter says, and its reply date. Not what happened",
    messageNote: pen("reply date first"),
    terms: "I accept the terms and conditions",
    termsHeading: "The terms and conditions",
    /** The terms, a line each. */
    termsText: [
      "The first consultation is free and commits neither of us to more.",
      `${promise("acts-only-once-agreed", "We act for you only once we have agreed so in writing.")} Until then you must meet each deadline yourself: if it is close, call.`,
      `We use your message to answer you, to act for you if you ask us to, and for what the law obliges us to do. ${suspectedCrime}`,
    ].join("\n"),
    /** At the box. */
    termsNote:
      "In short: it is free and binds you to nothing. We start no work until we have agreed it in writing; until then you meet each deadline yourself.",
    privacyLink: "Read our privacy policy (opens in a new tab)",
  },
  /** The message that it becomes: its subject where none is written, and what stands before its lines. */
  mail: { subject: "Free consultation:", phone: "Phone:", email: "Email:", about: "About:" },
  submit: "Open it in my email app",
  /** Instead of that, where there is no email app. */
  copy: "Copy my message",
  /** Before the first field: what is left to the visitor. */
  how: "Nothing is sent until you press Send in your own email app. At work your employer may see the message: use a phone of your own.",
  ready: {
    heading: "Your message is ready",
    text: "It should have opened in your email app. Nothing reaches us until you send it from there. If nothing opened, use one of these:",
    tooLong:
      "It is longer than some email apps take from a page. Copy the text first, then open your email app and paste it. Nothing reaches us until you send it from there.",
    email: "Open my email app",
    messaging: "Send it by",
    asked: `Copy it, and send it to ${firm.email} from any phone or computer. Nothing reaches us until you send it.`,
    copy: "Copy the text",
    copied: "Copied. Paste it wherever you like.",
    notCopied: "Your browser does not let us copy. Select the text above and copy it yourself.",
    edit: "Change something",
  },
};
