import { articlePath, type PageId, pathOf } from "~/site/pages";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import type { PageMeta } from "~/words/types";

const rentGuide = articlePath("allowable-expenses-for-rental-income");

export const blog = {
  meta: {
    title: "Blog: guides for landlords and HMRC enquiries",
    description:
      "Plain guides to landlords’ allowable expenses and to tax investigation insurance, with tables and examples. More guides are being written.",
    keywords: "UK tax guides, allowable expenses landlord, tax investigation insurance",
    updated: "2026-11-28",
  } satisfies PageMeta,
  hero: {
    badge: "Blog",
    headline: "What to know before you answer",
    lede: "First look for two dates: the one at the top, and the reply date. Then call us, and read us only the letter.",
  },
  /** Above the short ways on. */
  start: pen("which is yours?"),
  /** For whoever holds such a letter, has let for years and told HMRC nothing, or holds another letter. */
  ways: [
    {
      title: "A rent letter? What to do now",
      to: `${rentGuide}#hmrc-wrote-about-my-rent-what-now`,
    },
    {
      title: "Rent not declared? Start here",
      to: `${rentGuide}#never-declared-your-rent-start-here`,
    },
    {
      title: "A decision? Work out your last day",
      to: `${pathOf("tax-appeal")}#last-safe-day`,
    },
    {
      title: "Another letter? Find yours",
      to: `${pathOf("investigation")}#find-your-letter`,
    },
  ],
  card: {
    readMore: "Read More",
    /** Above those without a text yet. */
    beingWritten: "Being written",
    due: (month: string) => `Due ${month}`,
    minutes: (count: number) => `${count} min`,
    /** How long it will be. */
    planned: (count: number) => `about ${count} min`,
    /** Stands before the page that answers while there is no text. */
    today: "Read today:",
  },
  newsletter: {
    heading: "Have new guides sent to you",
    text: promise(
      "newsletter-says-when",
      "An email when there is a new guide, or when a change in the law makes an old one wrong. Nothing else.",
    ),
    label: "Your email address",
    submit: "Subscribe",
    kept: "How we keep your address",
    privacy: `We use your address for the newsletter only. ${promise("newsletter-can-be-stopped", "Each issue says how to stop it.")}`,
    mail: {
      subject: "Newsletter request",
      body: "Please send your newsletter to this address:\n{subscriber}\n\nI know that I can stop it at any time.",
    },
    toasts: {
      mail: "Your email app should have opened with the request ready. We receive it once you press send there.",
      provider:
        "Your request has gone to our newsletter provider, which may ask you by email to confirm it.",
    },
  },
  article: {
    back: "Back to Blog",
    share: "Share",
    contents: "On this page",
    /** The parts of a long guide that can wait. */
    laterParts: "The other parts",
    updated: "Updated",
    call: "Speak to an adviser",
    who: "Tax advisers, not HMRC. First consultation free.",
    byline: {
      author: "Written by",
      checked: "checked by",
      reviewer: "Checked by",
      sample: { author: "name of the author", reviewer: "name of the reviewer", stamp: "Sample" },
    },
    related: "Read next",
    relatedPages: ["tax-advisory", "tax-investigations", "tax-appeal"] satisfies PageId[],
    /** After the title of the guide whose address it is. */
    standIn: "That guide is being written. Meanwhile, this one may help.",
    standInPage: "Read today:",
    closing: {
      heading: "Does this fit your case?",
      text: "A guide gives the rules but has not seen your letter. Read it to us: the figures can wait.",
      action: "Free Consultation",
    },
    toasts: {
      copied: "The link to this page is copied.",
      failed: "The link could not be copied. It is {address}",
    },
  },
};
