import type { ShortAnswer } from "./services/service-page";

/** Where a solicitor can be found, in the public list of each law society. */
export const findASolicitor = {
  id: "find-a-solicitor",
  title: "Look in the list for your country",
  points: [
    "These are the law societies’ own lists. Choose one who defends people in criminal cases.",
    "Ask about experience with HMRC, and what it costs.",
    "If nobody answers tonight, call the next. Until one has advised you, sign nothing and explain nothing.",
    "The last day to answer or appeal still counts: [what to do if it is today](tax-fraud#last-day-today).",
  ],
  addresses: [
    { title: "England and Wales", address: "solicitors.lawsociety.org.uk" },
    { title: "Scotland", address: "lawscot.org.uk/find-a-solicitor" },
    { title: "Northern Ireland", address: "lawsoc-ni.org" },
  ],
} satisfies ShortAnswer;

/** Who reaches none in time. */
export const lastDayToday = {
  id: "last-day-today",
  title: "Is the last day today?",
  cases: [
    {
      title: "A decision that can be appealed",
      description:
        "Send the appeal with no reasons of your own: [the words for it](tax-appeal#deliberate).",
    },
    {
      title: "Code of Practice 9",
      description:
        "Keep calling solicitors, and call us: read us only the letter. If we are closed, enter the last day [on our CoP9 page](cop9#last-safe-day): it then says what to send if you reach nobody.",
    },
    {
      title: "“Criminal investigation”, or a frozen account",
      description:
        "Explain nothing, move no money, and keep calling solicitors. If the account is held for a tax debt, object by the day that the letter gives.",
    },
    {
      title: "Another letter",
      description:
        "Call us, and read us only the letter. If we are closed, [find your letter](investigation#find-your-letter) and enter its date.",
    },
    {
      title: "A court order",
      description:
        "It binds you, and one that freezes money binds at once. Keep to its date, but call a solicitor before you hand anything over. Letters between you and a lawyer are usually protected: say so, and keep them apart.",
    },
    { title: "An interview", description: "Say only that you want a solicitor first." },
  ],
};

/** What to say to one about an offer under Code of Practice 9. */
export const askAboutTheOffer =
  "“HMRC offers me the Contractual Disclosure Facility. Can you advise me before I answer?”";

/** Where a page asks for a call to us: who calls somebody else first. */
export const solicitorFirst = {
  link: "Call a solicitor (a lawyer) first",
  when: "about a criminal investigation, an interview under caution, a search, an arrest, a court order or a frozen account.",
};
