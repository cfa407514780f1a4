import type { PageMeta } from "../types";

export const leadForm = {
  meta: {
    title: "Contact form",
    description:
      "Write to us about your letter from HMRC. The message is sent from your own e-mail app.",
    noindex: true,
    nofollow: true,
  } satisfies PageMeta,
  heading: "Write to us",
  fields: {
    fullName: "Full name",
    email: "E-mail address",
    phone: "Phone number",
    service: "What is it about?",
    servicePlaceholder: "Choose one",
    unsure: "I am not sure yet",
    subject: "Subject (optional)",
    subjectHint: "The heading of the letter, for example",
    message: "Message",
    messageHint: "What the letter says, and the date on it",
    terms: "I accept the terms and conditions",
    termsText:
      "We use your message only to answer you, as our privacy policy says. The first consultation is free and binds neither of us.",
  },
  submit: "Prepare my message",
  submitHelp:
    "Nothing is sent yet: the message opens in your own e-mail app, for you to read and send.",
  ready: {
    heading: "Your message is ready",
    text: "It should have opened in your e-mail app. Nothing reaches us until you send it from there. If nothing opened, use one of these:",
    email: "Open my e-mail app",
    messaging: "Send it by",
    copy: "Copy the text",
    copied: "Copied. Paste it wherever you like.",
    notCopied: "Your browser does not let us copy. Mark the text above and copy it yourself.",
    edit: "Change something",
  },
};
