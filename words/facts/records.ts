import { date, months, pounds, years } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* How long records must be kept, the penalty for not keeping them, and bookkeepers' supervision. */

export const records = topic("records", {
  businessRecordsTime: {
    value: years(5),
    meaning:
      "Least time for self-employed people and landlords to keep records after the 31 January filing deadline for the tax year",
    source: "Taxes Management Act 1970 s12B; GOV.UK, Business records if you’re self-employed",
    ...heard("2026-11-21"),
  },
  personalRecordsTime: {
    value: months(22),
    meaning:
      "Time for people without a business or letting to keep records, from the end of the tax year",
    source: "Taxes Management Act 1970 s12B",
    ...heard("2026-11-21"),
  },
  companyRecordsTime: {
    value: years(6),
    meaning:
      "Time for companies to keep corporation tax records, from the end of the accounting period; longer if an enquiry is open",
    source: "Finance Act 1998 Sch 18 para 21; HMRC Compliance Handbook CH14100, CH14600",
    ...heard("2026-11-22"),
  },
  ...from({
    source: "Value Added Tax Act 1994 Sch 11 para 6; VAT Notice 700/21",
    ...heard("2026-11-21"),
  })({
    vatRecordsTime: { value: years(6), meaning: "Time to keep VAT records" },
    oneStopShopRecordsTime: {
      value: years(10),
      meaning: "Time to keep VAT records for the One Stop Shop",
    },
  }),
  payeRecordsTime: {
    value: years(3),
    meaning: "Time to keep PAYE records after the end of the tax year they relate to",
    source: "PAYE Regulations 2003 reg 97; GOV.UK",
    ...heard("2026-11-21"),
  },
  recordsPenalty: {
    value: pounds(3_000),
    meaning: "Maximum penalty for failing to keep adequate records",
    source: "Taxes Management Act 1970 s12B(5); Finance Act 1998 Sch 18 para 23",
    ...heard("2026-11-21"),
    ...asAtOctober2026,
  },
  amlRegulationsSince: {
    value: date("2017-06-26"),
    meaning:
      "Start of the current money laundering Regulations, under which a bookkeeper in business needs supervision, even with one client",
    appliesFrom: "26 June 2017",
    source:
      "Money Laundering Regulations 2017 reg 11; GOV.UK, accountancy service provider guidance",
    ...undated("2026-11-21"),
  },
});
