import { appeals } from "~/words/facts/appeals";
import { fraud } from "~/words/facts/fraud";

/** How long a letter usually leaves, for pages that are about no letter in particular. */
export const usualTimes = {
  lead: "When must I answer?",
  times: [
    { time: "the reply date", label: "in most letters" },
    { time: appeals.appealTime, label: "to appeal a decision" },
    { time: fraud.answerTime, label: "for a CoP9 offer" },
  ],
};
