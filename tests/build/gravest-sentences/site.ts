import type { Sentences } from "./table";

/** The pages for every letter. */
export const site: Sentences = {
  "/": {
    "To appeal, where you can, write to the officer within 30 days.":
      "the tribunal sends an appeal back, and meanwhile the time runs out",
  },
  "/faqs": {
    "While HMRC considers a penalty, you need not answer its questions, and you may get help first.":
      "turned round, it would make people speak who need not",
    "Over £30,000 on the 2025/26 return, you join on 6 April 2027; over £20,000 on the 2026/27 return, on 6 April 2028":
      "thresholds with the year that each is measured in",
  },
};
