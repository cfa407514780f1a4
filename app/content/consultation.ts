import type { ProcessStep, Three } from "./types";

/** What happens after somebody asks for the free consultation about a letter. */
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

/** The same on pages whose reader has no letter. */
export const consultationWithoutLetter = {
  heading: consultation.heading,
  steps: [
    {
      title: "You call or write",
      description: "Say what it is about, and by when you need it. Nothing has to be ready.",
    },
    {
      title: "We tell you where you stand",
      description: "What is due and by when, what we would do, and what we need from you.",
    },
    consultation.steps[2],
  ] satisfies Three<ProcessStep>,
};

/** The closing band of pages that have no words of their own for it. */
export const consultationBand = {
  heading: "Talk it through first",
  text: "Ask us about your letter or your figures. The first consultation is free, and it may be all you need.",
  action: "Free Consultation",
};
