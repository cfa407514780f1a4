import type { ReactNode } from "react";

/** What the printed sheet says besides the day. */
export interface DeadlineSheetWords {
  title: string;
  firstSteps: readonly { title?: string; description: string; cases?: readonly string[] }[];
  bring?: readonly string[];
}

/** What the tool says to a date: the slip with the last safe day and its summary, or what is wrong. */
export interface DeadlineOutcome {
  error?: string;
  summary?: string;
  slip?: ReactNode;
}
