/** What stands in the tool "How bad can it be?" before anything is asked. */
export const penaltyWords = {
  heading: "How bad can it be?",
  remark: "A range, not a forecast",
  intro:
    "Four questions lead to the range that the law gives for such a case. None is about an amount, and what you choose stays in this browser. If anything was on purpose, speak to a solicitor before you tell anyone, us included.",
  action: "Answer four questions",
  failed: "The questions could not be loaded just now. The ranges are drawn further up this page.",
  unscripted:
    "The ranges are drawn further up this page. Call us, and we will find yours with you.",
};
