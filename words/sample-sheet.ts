import type { OneSheet } from "./types";

/** An invented case on the one sheet that the firm keeps of every case; it says that it is a sample. */
export const sampleSheet: OneSheet = {
  stamp: "Sample",
  title: "Your case on one sheet",
  parts: [
    {
      label: "Asked",
      lines: [
        "HMRC is checking one Self Assessment return. It asks for bank statements and for the bills behind the repairs.",
      ],
    },
    {
      label: "Known",
      lines: ["The return was sent on time. The rent in it agrees with the bank statements."],
    },
    {
      label: "Not yet known",
      lines: ["Two repair bills are missing. Were they for the flat that was let?"],
    },
    {
      label: "Next",
      lines: [
        "You: ask the builder for copies of both bills.",
        "We: draft the answer, for you to read before it goes.",
      ],
    },
  ],
  deadline: { label: "Deadline", marked: "12\u00a0March", after: " is the date to reply by." },
};
