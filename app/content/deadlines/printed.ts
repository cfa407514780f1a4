import type { Deadline } from "../types";
import { lateAnswer } from "./late";

/* The limit that a letter prints itself. */

export const answer = {
  choice: "It asks for something, by a date",
  by: "HMRC wants your answer, or the records it asks for.",
  late: lateAnswer,
} satisfies Deadline;
