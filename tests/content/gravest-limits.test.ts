import { expect, test } from "vitest";
import * as appeals from "~/content/tax-facts/appeals";
import * as fraud from "~/content/tax-facts/fraud";
import * as penalties from "~/content/tax-facts/penalties";

/*
 * The limits on which a reader's rights hang, written down a second time: one slip of the hand in a
 * fact would be repeated on every page. Whoever changes one here has read the law again.
 */
test.each([
  ["the answer to a CoP9 offer", fraud.answerTime, "60 days"],
  ["its Outline Disclosure", fraud.outlineDisclosureTime, "60 days"],
  ["a CoP9 offer without an answer", fraud.noReplyTime, "60 days"],
  ["an appeal", appeals.appealTime, "30 days"],
  ["the tribunal after a review", appeals.afterReviewTime, "30 days"],
  ["a VAT appeal", appeals.vatAppealTime, "30 days"],
  ["years back, ordinary", penalties.ordinaryTimeLimit, "4 years"],
  ["years back, careless", penalties.carelessTimeLimit, "6 years"],
  ["years back, offshore", penalties.offshoreTimeLimit, "12 years"],
  ["years back, deliberate", penalties.deliberateTimeLimit, "20 years"],
  ["penalty, careless, prompted", penalties.carelessPrompted, "15% to 30%"],
  ["penalty, deliberate, prompted", penalties.deliberatePrompted, "35% to 70%"],
  ["penalty, concealed, prompted", penalties.concealedPrompted, "50% to 100%"],
])("%s: the limit is the law's", (_, fact, limit) => {
  expect(fact.value).toMatch(new RegExp(`(^|\\D)${limit}$`));
});
