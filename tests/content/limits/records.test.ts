import { privacy } from "~/words/facts/privacy";
import { records } from "~/words/facts/records";
import { websites } from "~/words/facts/websites";
import { testLimits } from "./limits";

testLimits([
  [records.businessRecordsTime, "5 years", /1970 s12B;/],
  [records.personalRecordsTime, "22 months", /1970 s12B$/],
  [records.companyRecordsTime, "6 years", /1998 Sch 18 para 21;/],
  [records.vatRecordsTime, "6 years", /1994 Sch 11 para 6;/],
  [records.payeRecordsTime, "3 years", /PAYE Regulations 2003 reg 97;/],
  [records.recordsPenalty, "£3,000", /1970 s12B\(5\);.*Sch 18 para 23/],
  [records.oneStopShopRecordsTime, "10 years", /1994 Sch 11 para 6;.*700\/21/],
  [records.amlRegulationsSince, "26 June 2017", /Laundering Regulations 2017 reg 11;/],
  [privacy.launderingRecordsTime, "5 years", /Laundering Regulations 2017 reg 40;/],
  [privacy.complaintAcknowledgementTime, "30 days", /2018 s164A,.*s103;/],
  [websites.cancellationTime, "14 days", /2013\/3134\) regs 29, 30, 36/],
]);
