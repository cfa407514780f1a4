import { claims } from "~/firm/claims";
import { consultationBand } from "~/words/consultation";
import { findASolicitor } from "~/words/find-a-solicitor";
import type { Stat, Three } from "~/words/types";

export const sources = {
  heading: "Sources of the figures",
  intro:
    "Each figure stands beside the law or official page behind it, and applies now unless its row says otherwise. Rates and thresholds change, so check the date, or ask us.",
  count: (figures: number) => (figures === 1 ? "1 figure" : `${figures} figures`),
  applies: (when: string) => `Applies: ${when}.`,
};

const related = "Pages that go further";

/* The same words wherever the phone number, or what to do first, stands in the opening. */
const who = "Tax advisers, not HMRC. First consultation free.";
const first = "First, do this";

/** What the nine service pages have in common. */
export const serviceWords = {
  stats: [
    { figure: claims.experience, label: "years of experience" },
    { figure: claims.connections, label: "client connections" },
    { figure: claims.countries, label: "countries served" },
  ] satisfies Three<Stat>,
  folds: "More answers",
  call: "Free Consultation",
  help: "The first consultation is free.",
  who,
  first,
  exchange: {
    heading: "What you send us, and what you get back",
    intro:
      "For the first call you need nothing but the letter, if there is one. The rest comes later, if we act for you.",
    columns: { send: "From you", receive: "From us" },
  },
  related,
  closing: {
    ...consultationBand,
    text: "Ask about the letter, the dates or your plans. You can decide afterwards.",
    ofLetter:
      "Read us the letter, in time or late. We tell you what it means and what we would do.",
    second: { title: "View All Services", page: "services" },
  },
  listWords: { benefits: "What you get", help: "Get Help", more: "Read More" },
} as const;

/** What the six investigation-defence pages have in common. */
export const defenceWords = {
  call: "Call Now",
  who: "Tax advisers, not HMRC. First consultation free. Read us only the letter: that admits nothing.",
  findSolicitor: { question: "Is it criminal?", title: "Find a solicitor", id: findASolicitor.id },
  first,
  bring: "Papers to keep (for the call, only the letter)",
  related,
  closing: {
    heading: "Get a Personal Consultation",
    text: "Read us the letter. We tell you what it means, how long you have and what we would do.",
    action: "Get in Touch Today",
    second: { title: "View All Services", page: "services" },
  },
} as const;

/** The buttons of the investigation hub. */
export const hubWords = {
  investigationsTab: "Checks and investigations",
  managementTab: "Disputes and disclosures",
  quote: "Get Quote Now",
  learn: "Learn More",
  action: "Free Consultation",
  help: "The first consultation is free, by phone, by video or in the office.",
} as const;

/** Of a limit with no day to count to: the tool says what to do `instead`, and nothing of what comes after a day. */
export const noDay = { counting: null, late: "", tonight: null } as const;
