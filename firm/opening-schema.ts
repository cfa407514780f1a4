import { z } from "zod";
import { listOf, textOf, time } from "./fields.ts";

const weekday = "a weekday, 0 (Sunday) to 6 (Saturday)";
const days = listOf(
  z
    .int(`must be ${weekday}, without quotes`)
    .min(0, `must be ${weekday}`)
    .max(6, `must be ${weekday}`),
  [1, 7],
  weekday,
);
const label = textOf("the days as they are printed, such as Monday to Friday");

/** A line of the opening hours: from when to when, or that the firm is closed. */
export const opening = z.discriminatedUnion(
  "closed",
  [
    z
      .strictObject({ closed: z.undefined().optional(), days, label, opens: time, closes: time })
      .refine(({ opens, closes }) => opens < closes, {
        path: ["closes"],
        error: "must be later than opens",
      }),
    z.strictObject({ closed: z.literal(true), days, label }),
  ],
  "must be true, or left out on a day with hours",
);

/** A day, such as a bank holiday, on which the opening hours do not hold. */
export const closedDay = z.iso.date("must be a date written YYYY-MM-DD, such as 2026-12-25");
