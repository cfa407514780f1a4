import { records } from "~/words/facts/records";
import { testLimits } from "./limits";

testLimits([
  ["keeping business records", records.businessRecordsTime, "5 years", /1970 s12B;/],
  ["keeping personal records", records.personalRecordsTime, "22 months", /1970 s12B$/],
  ["keeping a company's records", records.companyRecordsTime, "6 years", /1998 Sch 18 para 21;/],
  ["keeping VAT records", records.vatRecordsTime, "6 years", /1994 Sch 11 para 6;/],
  ["keeping PAYE records", records.payeRecordsTime, "3 years", /PAYE Regulations 2003 reg 97;/],
  [
    "records not kept, at most",
    records.recordsPenalty,
    "£3,000",
    /1970 s12B\(5\);.*Sch 18 para 23/,
  ],
]);
