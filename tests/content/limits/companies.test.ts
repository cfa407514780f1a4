import { companies } from "~/words/facts/companies";
import { testLimits } from "./limits";

const between = /Finance Act 2026 ss11 to 12; Corporation Tax Act 2010 ss18B to 18E/;
const fixed = /1998 Sch 18 para 17\b/;
const onTheTax = /1998 Sch 18 para 18\b/;

testLimits([
  ["corporation tax, small profits", companies.smallProfitsRate, "19%", /Act 2026 ss11 to 12$/],
  ["corporation tax, main rate", companies.mainRate, "25%", /Act 2026 ss11 to 12$/],
  [
    "profits at the small profits rate of corporation tax",
    companies.smallProfitsLimit,
    "£50,000",
    between,
  ],
  ["profits at the main rate of corporation tax", companies.mainRateLimit, "£250,000", between],
  [
    "corporation tax between the two rates",
    companies.marginalReliefEffectiveRate,
    "26.5%",
    /^Corporation Tax Act 2010 ss18B to 18E/,
  ],
  [
    "paying corporation tax",
    companies.paymentTime,
    "9 months and 1 day",
    /Accounts and tax returns for private limited companies/,
  ],
  [
    "the company tax return",
    companies.returnTime,
    "12 months",
    /Accounts and tax returns for private limited companies/,
  ],
  ["accounts at Companies House", companies.accountsTime, "9 months", /Companies Act 2006 s442\b/],
  ["a late company return", companies.lateReturnPenalty, "£200", fixed],
  [
    "when a late company return costs more",
    companies.lateReturnHigherPenaltyAfter,
    "3 months",
    fixed,
  ],
  ["a company return 3 months late", companies.lateReturnPenaltyOver3Months, "£400", fixed],
  ["a late company return, third time", companies.lateReturnThirdFailure, "£1,000", fixed],
  [
    "a company return 3 months late, third time",
    companies.lateReturnThirdFailureOver3Months,
    "£2,000",
    fixed,
  ],
  [
    "the day since which late company returns cost double",
    companies.lateReturnPenaltiesDoubledOn,
    "1 April 2026",
    fixed,
  ],
  [
    "a company return so late that the tax counts",
    companies.lateReturnTaxGearedAfter,
    "6 months",
    onTheTax,
  ],
  [
    "the share of the tax for a late company return",
    companies.lateReturnTaxGeared,
    "10%",
    onTheTax,
  ],
  [
    "a company return so late that the tax counts again",
    companies.lateReturnFurtherTaxGearedAfter,
    "12 months",
    onTheTax,
  ],
  [
    "the further share of the tax for a late company return",
    companies.lateReturnFurtherTaxGeared,
    "10%",
    onTheTax,
  ],
]);
