import { knew } from "~/words/who-hears-what";

/** What stands in the tool "What could the penalty be?" before anything is asked. */
export const penaltyWords = {
  heading: "What could the penalty be?",
  intro: `A few questions lead to the range that the law gives for such a case. A return or payment that was only late has other penalties. None is about an amount, and what you choose stays in this browser. If ${knew}, speak to a solicitor before you tell anyone, us included.`,
  action: "Find the range",
  unscripted:
    "The ranges are drawn below. Ask the solicitor which is yours; if you need none, call us.",
};
