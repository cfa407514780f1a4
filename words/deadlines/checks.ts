import { disclosures } from "~/words/facts/disclosures";
import { enquiries } from "~/words/facts/enquiries";
import type { Deadline } from "~/words/types";
import { appealToOfficer, askForTime } from "./tonight";
import { lateNoticeAppeal } from "./when-late";

/* The limits of a formal notice, and of a letter about information that HMRC has. */

export const noticeCompliance = {
  id: "notice-compliance",
  choice: "It is an information notice, with a deadline for documents",
  counting: null,
  by: "What the notice may require must be with HMRC, except what you have appealed against. Asking for time does not move the date: HMRC has to agree.",
  late: "After the deadline the law allows a penalty, and then more by the day. Call us today: you may not have to send everything on the list.",
  tonight: askForTime,
} satisfies Deadline;

export const noticeAppeal = {
  id: "notice-appeal",
  choice: "It is an information notice, and I want to appeal against it",
  letter: {
    subject: "Information notice",
    text: "Please give me what is on the list. This notice says what rights you have.",
  },
  counting: {
    time: enquiries.informationNoticeAppealTime,
    from: "receipt",
    includesStart: true,
    grace: 10,
  },
  by: "Your written appeal, with its grounds, must be with the officer who gave the notice. You cannot appeal if the tribunal approved the notice, or about records that the law makes you keep.",
  late: lateNoticeAppeal,
  tonight: appealToOfficer,
} satisfies Deadline;

export const nudge = {
  id: "nudge",
  choice: "It prints no date for my answer",
  letter: {
    subject: "Information that we hold",
    text: "Please check your tax affairs, and tell us if something is missing.",
  },
  counting: {
    time: disclosures.nudgeLetterAnswerTime,
    from: "issue",
    includesStart: true,
    grace: 0,
  },
  by: "HMRC usually wants an answer, even if you have nothing to declare.",
  late: "HMRC’s letters say that it opens a check if nobody answers. Call us today, before you answer.",
  tonight: askForTime,
} satisfies Deadline;
