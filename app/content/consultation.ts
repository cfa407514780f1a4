import type { ProcessStep, Three } from "./types";

/** What happens after somebody asks for the free consultation; shown beside every way to ask. */
export const consultation = {
  heading: "What happens next",
  steps: [
    {
      title: "You call or write",
      description:
        "Tell us the letter’s heading and its date. Say what it says, not what you did: we need nothing else yet.",
    },
    {
      title: "We read it with you",
      description: "You learn what HMRC asks, by when, and what you must give it.",
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
  text: "Ask us about your letter or your figures. The first consultation is free, and it may be all you need.",
  action: "Free Consultation",
};
