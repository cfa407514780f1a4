import type { Sentences } from "./table";

/** The pages for every letter. */
export const site: Sentences = {
  "/": {
    "To appeal, where you can, write to the officer within 30 days.":
      "the tribunal sends an appeal back, and meanwhile the time runs out",
    "The 90 days to pay start only when HMRC acknowledges that you want to disclose.":
      "they do not put off the answer",
    "A P800 is not a bill; a Simple Assessment is.": "of which one the time runs",
    "There is no appeal before HMRC has answered; then you have 30 days.":
      "the order of query and appeal",
    "to accept with a valid Outline Disclosure or to reject. The letter gives the last date. No answer counts as a rejection.":
      "who waits loses the only protection there is",
    "Sign no statement about your tax until someone has checked it.":
      "a wrong one can be used against its signer",
  },
  "/resources": {
    "3 MarchAppeal by 1 April": "3 March is day 1, 1 April day 30",
  },
  "/faqs": {
    "While HMRC considers a penalty, you need not answer its questions, and you may get help first.":
      "turned round, it would make people speak who need not",
    "Over £30,000 on the 2025/26 return, you join on 6 April 2027; over £20,000 on the 2026/27 return, on 6 April 2028":
      "thresholds with the year that each is measured in",
    "about VAT, 30 days to accept a review or appeal to the tribunal":
      "sent to HMRC, the appeal is none",
    "You have 60 days from receiving it.": "the one time that runs from arrival",
    "but the deadline stays yours, and so does a penalty for missing it":
      "an adviser takes neither away",
    "has to reach you within 12 months of the day on which you delivered it. For a late return, or one that you changed, the time ends later.":
      "posted in time is not in time",
    "Answer no questions about the tax until you have.": "what is said under caution is evidence",
    "Send the return even if you cannot pay: the two penalties are separate.":
      "who waits for money pays both",
    "bring no penalty points if you had to join on 6 April 2026. A late year-end return does.":
      "whom the easement spares, and for what",
    "VAT is due from the date on which you should have been registered, whether you charged it or not.":
      "late registration is paid from one's own pocket",
  },
  "/contact": {
    "Interest goes on meanwhile": "a payment plan does not stop it",
    "Do not count on more time for an appeal or for a CoP9 offer.": "asking stops no clock",
    "protects what you tell a solicitor to get legal advice, but not what you tell us":
      "who hears the story first",
  },
};
