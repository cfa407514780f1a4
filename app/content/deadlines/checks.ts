import * as disclosures from "../tax-facts/disclosures";
import * as enquiries from "../tax-facts/enquiries";
import type { Deadline } from "../types";
import { lateAppeal } from "./late";

/* The limits of a formal notice, and of a letter about information that HMRC has. */

export const noticeCompliance = {
  choice: "It is a notice, with a deadline for documents",
  by: "What the notice may require must be with HMRC, unless you have appealed against it.",
  late: `After the deadline the law allows a penalty of ${enquiries.informationNoticeFirstPenalty.value}, then up to ${enquiries.informationNoticeDailyPenalty.value} (as at ${enquiries.informationNoticeDailyPenalty.asAt}). Call us today: some of the list may not be due.`,
} satisfies Deadline;

export const noticeAppeal = {
  choice: "It is a notice, and I want to appeal against it",
  counting: {
    time: enquiries.informationNoticeAppealTime,
    from: "receipt",
    includesStart: true,
  },
  by: "Your written appeal, with its grounds, must be with the officer who gave the notice.",
  late: lateAppeal,
} satisfies Deadline;

export const nudge = {
  choice: "It prints no date for my answer",
  counting: { time: disclosures.nudgeLetterAnswerTime, from: "issue", includesStart: true },
  by: "HMRC usually wants an answer, even if you have nothing to declare.",
  late: "HMRC’s letters say that it opens a check if nobody answers. Call us today, before you answer.",
} satisfies Deadline;
