import { days, text, years } from "./figures.ts";
import { topic, undated } from "./topic.ts";

/* Data protection figures that the privacy policy quotes. */

export const privacy = topic("privacy", {
  launderingRecordsTime: {
    value: years(5),
    meaning:
      "Time for which the records of checks on a client are kept, from the end of the business relationship",
    appliesFrom: "since 26 June 2017",
    source:
      "Money Laundering Regulations 2017 reg 40; HMRC Economic Crime Supervision Handbook ECSH63620",
    ...undated("2026-11-23"),
  },
  complaintAcknowledgementTime: {
    value: days(30),
    meaning:
      "Time to acknowledge a data protection complaint; the outcome follows without undue delay",
    appliesFrom: "19 June 2026",
    source:
      "Data Protection Act 2018 s164A, inserted by Data (Use and Access) Act 2025 s103; Statutory Instrument 2026/82",
    read: "2026-10-01",
    secondHand: true,
  },
  regulator: {
    value: text("the Information Commission, known as the ICO"),
    meaning:
      "Data protection regulator to which a complaint can be made; it took over from the Information Commissioner",
    appliesFrom: "30 September 2026",
    source:
      "Data (Use and Access) Act 2025 ss117(4)(a), 118, 119; Statutory Instrument 2026/1015 reg 2",
    read: "2026-09-17",
    secondHand: true,
  },
});
