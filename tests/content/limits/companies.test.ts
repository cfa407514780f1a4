import { companies } from "~/words/facts/companies";
import { testLimits } from "./limits";

const between = /Finance Act 2026 ss11 to 12; Corporation Tax Act 2010 ss18B to 18E/;
const fixed = /1998 Sch 18 para 17\b/;
const onTheTax = /1998 Sch 18 para 18\b/;

testLimits([
  [companies.smallProfitsRate, "19%", /Act 2026 ss11 to 12$/],
  [companies.mainRate, "25%", /Act 2026 ss11 to 12$/],
  [companies.smallProfitsLimit, "£50,000", between],
  [companies.mainRateLimit, "£250,000", between],
  [companies.marginalReliefEffectiveRate, "26.5%", /^Corporation Tax Act 2010 ss18B to 18E/],
  [
    companies.paymentTime,
    "9 months and 1 day",
    /Accounts and tax returns for private limited companies/,
  ],
  [companies.returnTime, "12 months", /Accounts and tax returns for private limited companies/],
  [companies.accountsTime, "9 months", /Companies Act 2006 s442\b/],
  [companies.lateReturnPenalty, "£200", fixed],
  [companies.lateReturnHigherPenaltyAfter, "3 months", fixed],
  [companies.lateReturnPenaltyOver3Months, "£400", fixed],
  [companies.lateReturnThirdFailure, "£1,000", fixed],
  [companies.lateReturnThirdFailureOver3Months, "£2,000", fixed],
  [companies.lateReturnPenaltiesDoubledOn, "1 April 2026", fixed],
  [companies.lateReturnTaxGearedAfter, "6 months", onTheTax],
  [companies.lateReturnTaxGeared, "10%", onTheTax],
  [companies.lateReturnFurtherTaxGearedAfter, "12 months", onTheTax],
  [companies.lateReturnFurtherTaxGeared, "10%", onTheTax],
]);
