import type { ProcessStep, Three } from "./types";

/** What happens after somebody asks for the free consultation; shown beside every way to ask. */
export const consultation = {
  heading: "What happens next",
  steps: [
    {
      title: "You call or write",
      description: "Say what the letter is headed and the date on it. Nothing else is needed yet.",
    },
    {
      title: "We read it with you",
      description: "What HMRC wants, by when, what you must give and what you need not.",
    },
    {
      title: "You decide",
      description:
        "If you want us to act, you get the fee in writing first. If not, you owe nothing.",
    },
  ] satisfies Three<ProcessStep>,
};

/** The closing band of pages that have no words of their own for it. */
export const consultationBand = {
  heading: "Talk it through first",
  text: "Ask what you want to ask. The first consultation is free, and it may be all you need.",
  action: "Free Consultation",
};
