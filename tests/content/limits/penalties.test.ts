import { penalties } from "~/words/facts/penalties";
import { testLimits } from "./limits";

/* The other ranges for money abroad: `penalty-ranges.test.ts`. */
testLimits([
  ["penalty, care taken", penalties.reasonableCare, "0%", /2007 Sch 24;.*CH81110.*CC\/FS7a/],
  ["a mistake found later", penalties.laterFound, "treated as careless", /2007 Sch 24 para 3\(2\)/],
  ["penalty, careless, told first", penalties.carelessUnprompted, "0% to 30%", /CH82470/],
  ["penalty, careless, prompted", penalties.carelessPrompted, "15% to 30%", /CH82470/],
  ["penalty, deliberate, told first", penalties.deliberateUnprompted, "20% to 70%", /CH82470/],
  ["penalty, deliberate, prompted", penalties.deliberatePrompted, "35% to 70%", /CH82470/],
  ["penalty, concealed, told first", penalties.concealedUnprompted, "30% to 100%", /CH82470/],
  ["penalty, concealed, prompted", penalties.concealedPrompted, "50% to 100%", /CH82470/],
  ["slow to correct, from", penalties.slowCorrectionPeriod, "3 years", /CH73220/],
  [
    "slow to correct, above the lowest penalty",
    penalties.slowCorrectionIncrease,
    "10 percentage points",
    /CH73220/,
  ],
  [
    "penalty abroad, category 1, at most",
    penalties.offshoreCategory1Maximum,
    "100%",
    /2007 Sch 24 para 4A\b/,
  ],
  [
    "penalty abroad, category 2, at most",
    penalties.offshoreCategory2Maximum,
    "150%",
    /2007 Sch 24 para 4A\b/,
  ],
  [
    "penalty abroad, category 3, at most",
    penalties.offshoreCategory3Maximum,
    "200%",
    /2007 Sch 24 para 4A\b/,
  ],
  [
    "penalty abroad, category 3, concealed, prompted",
    penalties.offshoreCategory3ConcealedPrompted,
    "110% to 200%",
    /2016 Sch 21;.*CH116600/,
  ],
  [
    "HMRC never told of money abroad, category 3, later than 12 months, prompted",
    penalties.offshoreFailureCategory3LaterPrompted,
    "40% to 60%",
    /^Finance Act 2008 Sch 41 .*13A, as amended by Finance Act 2016 Sch 21/,
  ],
  [
    "penalty, failure to correct",
    penalties.failureToCorrectStandard,
    "200%",
    /\(No\. 2\) Act 2017 Sch 18;.*CH123400/,
  ],
  [
    "penalty, failure to correct, at least",
    penalties.failureToCorrectMinimum,
    "100%",
    /\(No\. 2\) Act 2017 Sch 18;.*CH123400/,
  ],
  [
    "failure to correct, the last day it covers",
    penalties.requirementToCorrectPeriodEnd,
    "5 April 2017",
    /\(No\. 2\) Act 2017 Sch 18;.*CH123400/,
  ],
  ["years back, ordinary", penalties.ordinaryTimeLimit, "4 years", /1970 s34\b/],
  ["years back, careless", penalties.carelessTimeLimit, "6 years", /1970 s36\(1\)/],
  ["years back, offshore", penalties.offshoreTimeLimit, "12 years", /1970 s36A;.*CH53510/],
  ["years back, deliberate", penalties.deliberateTimeLimit, "20 years", /1970 s36\(1A\)/],
]);
