import { penalties } from "~/words/facts/penalties";
import { testLimits } from "./limits";

/* The other ranges for money abroad: `penalty-ranges.test.ts`. */
testLimits([
  [penalties.reasonableCare, "0%", /2007 Sch 24;.*CH81110.*CC\/FS7a/],
  [penalties.laterFound, "treated as careless", /2007 Sch 24 para 3\(2\)/],
  [penalties.carelessUnprompted, "0% to 30%", /CH82470/],
  [penalties.carelessPrompted, "15% to 30%", /CH82470/],
  [penalties.deliberateUnprompted, "20% to 70%", /CH82470/],
  [penalties.deliberatePrompted, "35% to 70%", /CH82470/],
  [penalties.concealedUnprompted, "30% to 100%", /CH82470/],
  [penalties.concealedPrompted, "50% to 100%", /CH82470/],
  [penalties.slowCorrectionPeriod, "3 years", /CH73220/],
  [penalties.slowCorrectionIncrease, "10 percentage points", /CH73220/],
  [penalties.offshoreCategory1Maximum, "100%", /2007 Sch 24 para 4A\b/],
  [penalties.offshoreCategory2Maximum, "150%", /2007 Sch 24 para 4A\b/],
  [penalties.offshoreCategory3Maximum, "200%", /2007 Sch 24 para 4A\b/],
  [penalties.offshoreCategory3ConcealedPrompted, "110% to 200%", /2016 Sch 21;.*CH116600/],
  [
    penalties.offshoreFailureCategory3LaterPrompted,
    "40% to 60%",
    /^Finance Act 2008 Sch 41 .*13A, as amended by Finance Act 2016 Sch 21/,
  ],
  [penalties.failureToCorrectStandard, "200%", /\(No\. 2\) Act 2017 Sch 18;.*CH123400/],
  [penalties.failureToCorrectMinimum, "100%", /\(No\. 2\) Act 2017 Sch 18;.*CH123400/],
  [
    penalties.requirementToCorrectPeriodEnd,
    "5 April 2017",
    /\(No\. 2\) Act 2017 Sch 18;.*CH123400/,
  ],
  [penalties.ordinaryTimeLimit, "4 years", /1970 s34\b/],
  [penalties.carelessTimeLimit, "6 years", /1970 s36\(1\)/],
  [penalties.offshoreTimeLimit, "12 years", /1970 s36A;.*CH53510/],
  [penalties.deliberateTimeLimit, "20 years", /1970 s36\(1A\)/],
]);

const failureToNotify = /2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9/;

testLimits([
  [penalties.failureToNotifyEarlyPeriod, "12 months", failureToNotify],
  [penalties.failureToNotifyUnprompted, "0% to 30%", failureToNotify],
  [penalties.failureToNotifyPrompted, "10% to 30%", failureToNotify],
  [penalties.failureToNotifyLaterUnprompted, "10% to 30%", failureToNotify],
  [penalties.failureToNotifyLaterPrompted, "20% to 30%", failureToNotify],
  [penalties.failureToNotifyDeliberateUnprompted, "20% to 70%", failureToNotify],
  [penalties.failureToNotifyDeliberatePrompted, "35% to 70%", failureToNotify],
  [penalties.failureToNotifyConcealedUnprompted, "30% to 100%", failureToNotify],
  [penalties.failureToNotifyConcealedPrompted, "50% to 100%", failureToNotify],
]);
