import { text } from "./figures.ts";
import { from, topic, undated } from "./topic.ts";

/* People who pretend to be HMRC: how to tell, and where to report. */

export const scams = topic("scams", {
  ...from({
    source: "GOV.UK, Identify tax scam phone calls, emails and text messages",
    ...undated("2026-11-22"),
  })({
    signs: {
      value: text(
        "it rushes you, is threatening, is unexpected, asks for personal information such as bank details, tells you to transfer money, or offers a refund, rebate or grant",
      ),
      meaning: "HMRC’s signs of a scam",
    },
    neverThreatens: {
      value: text("never threatens arrest and never leaves voicemails threatening legal action"),
      meaning: "What HMRC says of its own calls",
    },
    textReportNumber: {
      value: text("60599"),
      meaning: "Number to which suspicious texts can be forwarded; network charges apply",
    },
    reportEmail: {
      value: text("phishing@hmrc.gov.uk"),
      meaning: "Address to which suspicious emails and texts can be forwarded",
    },
    genuineContacts: {
      value: text("GOV.UK’s list of genuine HMRC contacts"),
      meaning:
        "What to compare a letter, call, text or QR code with; call HMRC on a number from GOV.UK, not from the message",
    },
    qrCodes: {
      value: text("personal information"),
      meaning:
        "What the QR code in a genuine HMRC letter never leads to a page asking for, unless you are already signed in",
    },
  }),
});
