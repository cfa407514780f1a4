import { penalties } from "~/words/facts/penalties";
import { type Limit, testLimits } from "./limits";

const law = /2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9/;

const ranges: [what: string, fact: Limit[1], range: string][] = [
  ["within 12 months, told first", penalties.failureToNotifyUnprompted, "0% to 30%"],
  ["within 12 months, prompted", penalties.failureToNotifyPrompted, "10% to 30%"],
  ["later, told first", penalties.failureToNotifyLaterUnprompted, "10% to 30%"],
  ["later, prompted", penalties.failureToNotifyLaterPrompted, "20% to 30%"],
  ["deliberate, told first", penalties.failureToNotifyDeliberateUnprompted, "20% to 70%"],
  ["deliberate, prompted", penalties.failureToNotifyDeliberatePrompted, "35% to 70%"],
  ["concealed, told first", penalties.failureToNotifyConcealedUnprompted, "30% to 100%"],
  ["concealed, prompted", penalties.failureToNotifyConcealedPrompted, "50% to 100%"],
];

testLimits([
  [
    "penalty, HMRC never told, the time of the lower scale",
    penalties.failureToNotifyEarlyPeriod,
    "12 months",
    law,
  ],
  ...ranges.map(
    ([what, fact, range]): Limit => [`penalty, HMRC never told, ${what}`, fact, range, law],
  ),
]);
