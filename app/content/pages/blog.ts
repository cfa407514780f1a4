import type { PageMeta } from "../types";

export const blog = {
  meta: {
    title: "Blog: guides to HMRC letters, rent and VAT",
    description:
      "Plain guides to rental income, VAT, tax investigations, CoP9 and tribunals, each with worked figures and the date on which it was written or last updated.",
    keywords: ["UK tax guides", "rental income tax", "HMRC investigation guide", "VAT guide"],
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    badge: "Blog",
    headline: "What to know before you answer",
    lede: "Guides to the letters, dates and rules that people ring us about. Rates and sums that change come with their tax year or date, and every guide with the date on which it was written or last brought up to date.",
  },
  card: { readMore: "Read More", beingWritten: "Being written" },
  newsletter: {
    heading: "Have new guides sent to you",
    text: "An e-mail when there is a new guide or when a change in the law makes an old one wrong. Nothing else.",
    label: "Your e-mail address",
    submit: "Subscribe",
    privacy:
      "We use your address for the newsletter only, and every issue tells you how to stop it.",
    mail: {
      subject: "Newsletter request",
      body: "Please send your newsletter to this address:\n{subscriber}\n\nI know that I can stop it at any time.",
    },
    toasts: {
      mail: "Your e-mail app should have opened with the request ready: we receive it when you press send there.",
      provider:
        "Your request has gone to our newsletter provider, which may ask you by e-mail to confirm it.",
    },
  },
  article: {
    back: "Back to Blog",
    share: "Share",
    contents: "On this page",
    updated: "Updated",
    related: "Read next",
    standIn: "That guide is being written. Meanwhile, this one may help.",
    standInPage: "Our own page answers it already:",
    closing: {
      heading: "Does this fit your case?",
      text: "A guide knows the rules and not your papers. Tell us what your letter or your figures say. The first consultation is free.",
      action: "Free Consultation",
    },
    toasts: {
      copied: "The link to this page is copied.",
      failed: "The link could not be copied. It is {address}",
    },
  },
};
