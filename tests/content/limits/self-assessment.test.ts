import { companies } from "~/words/facts/companies";
import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

const days = /1970 ss8, 59A, 59B\b/;
const lateReturn = /2009 Sch 55\b/;
const latePayment = /2009 Sch 56\b/;

testLimits([
  ["registering for Self Assessment", property.registrationDeadline, "5 October", /1970 s7$/],
  [
    "registering for Self Assessment for 2025/26",
    property.registrationDeadline202526,
    "5 October 2026",
    /1970 s7$/,
  ],
  ["Self Assessment, a return on paper", companies.paperReturnDeadline, "31 October", days],
  [
    "Self Assessment, a return on paper for 2025/26",
    companies.paperReturnDeadline202526,
    "31 October 2026",
    days,
  ],
  ["Self Assessment, a return online", companies.onlineReturnDeadline, "31 January", days],
  [
    "Self Assessment, a return online for 2025/26",
    companies.onlineReturnDeadline202526,
    "31 January 2027",
    days,
  ],
  ["Self Assessment, paying the tax", companies.balancingPaymentDeadline, "31 January", days],
  [
    "Self Assessment, paying the tax for 2025/26",
    companies.balancingPaymentDeadline202526,
    "31 January 2027",
    days,
  ],
  [
    "Self Assessment, the second payment on account",
    companies.secondPaymentOnAccount,
    "31 July",
    days,
  ],
  [
    "Self Assessment, the second payment on account after the return for 2025/26",
    companies.secondPaymentOnAccount202526,
    "31 July 2027",
    days,
  ],
  ["Self Assessment, a late return", companies.saLateReturnPenalty, "£100", lateReturn],
  [
    "Self Assessment, when a late return costs by the day",
    companies.saLateReturnDailyAfter,
    "3 months",
    lateReturn,
  ],
  [
    "Self Assessment, a late return, each day",
    companies.saLateReturnDailyPenalty,
    "£10 a day",
    lateReturn,
  ],
  [
    "Self Assessment, a late return, all days at most",
    companies.saLateReturnDailyMaximum,
    "£900",
    lateReturn,
  ],
  [
    "Self Assessment, a return 6 months late",
    companies.saLateReturn6MonthPenalty,
    "£300",
    lateReturn,
  ],
  [
    "Self Assessment, a return 6 months late, by the tax",
    companies.saLateReturn6MonthRate,
    "5%",
    lateReturn,
  ],
  [
    "Self Assessment, a return 12 months late",
    companies.saLateReturn12MonthPenalty,
    "£300",
    lateReturn,
  ],
  [
    "Self Assessment, a return 12 months late, by the tax",
    companies.saLateReturn12MonthRate,
    "5%",
    lateReturn,
  ],
  [
    "Self Assessment, tax unpaid, the first time",
    companies.saLatePaymentFirstTime,
    "30 days",
    latePayment,
  ],
  [
    "Self Assessment, tax unpaid, the first penalty",
    companies.saLatePaymentFirstPenalty,
    "5%",
    latePayment,
  ],
  [
    "Self Assessment, tax unpaid, the second time",
    companies.saLatePaymentSecondTime,
    "6 months",
    latePayment,
  ],
  [
    "Self Assessment, tax unpaid, the second penalty",
    companies.saLatePaymentSecondPenalty,
    "5%",
    latePayment,
  ],
  [
    "Self Assessment, tax unpaid, the third time",
    companies.saLatePaymentThirdTime,
    "12 months",
    latePayment,
  ],
  [
    "Self Assessment, tax unpaid, the third penalty",
    companies.saLatePaymentThirdPenalty,
    "5%",
    latePayment,
  ],
]);
