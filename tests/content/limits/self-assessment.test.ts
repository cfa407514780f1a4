import { companies } from "~/words/facts/companies";
import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

const days = /1970 ss8, 59A, 59B\b/;
const lateReturn = /2009 Sch 55\b/;
const latePayment = /2009 Sch 56\b/;

testLimits([
  [property.registrationDeadline, "5 October", /1970 s7$/],
  [property.registrationDeadline202526, "5 October 2026", /1970 s7$/],
  [companies.paperReturnDeadline, "31 October", days],
  [companies.paperReturnDeadline202526, "31 October 2026", days],
  [companies.onlineReturnDeadline, "31 January", days],
  [companies.onlineReturnDeadline202526, "31 January 2027", days],
  [companies.balancingPaymentDeadline, "31 January", days],
  [companies.balancingPaymentDeadline202526, "31 January 2027", days],
  [companies.secondPaymentOnAccount, "31 July", days],
  [companies.secondPaymentOnAccount202526, "31 July 2027", days],
  [companies.saLateReturnPenalty, "£100", lateReturn],
  [companies.saLateReturnDailyAfter, "3 months", lateReturn],
  [companies.saLateReturnDailyPenalty, "£10 a day", lateReturn],
  [companies.saLateReturnDailyMaximum, "£900", lateReturn],
  [companies.saLateReturn6MonthPenalty, "£300", lateReturn],
  [companies.saLateReturn6MonthRate, "5%", lateReturn],
  [companies.saLateReturn12MonthPenalty, "£300", lateReturn],
  [companies.saLateReturn12MonthRate, "5%", lateReturn],
  [companies.saLatePaymentFirstTime, "30 days", latePayment],
  [companies.saLatePaymentFirstPenalty, "5%", latePayment],
  [companies.saLatePaymentSecondTime, "6 months", latePayment],
  [companies.saLatePaymentSecondPenalty, "5%", latePayment],
  [companies.saLatePaymentThirdTime, "12 months", latePayment],
  [companies.saLatePaymentThirdPenalty, "5%", latePayment],
]);
