import { z } from "zod";
import { weekdays } from "./days.ts";
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
const opening = z.discriminatedUnion(
  "closed",
  [
    z
      .strictObject({ closed: z.undefined().optional(), days, label, opens: time, closes: time })
      .refine(({ opens, closes }) => opens < closes, {
        path: ["closes"],
        error: "must be later than opens: midnight is 23:59, and round the clock 00:00 to 23:59",
      }),
    z.strictObject({ closed: z.literal(true), days, label }),
  ],
  "must be true, or left out on a day with hours",
);

/** A line for every day of the week, and no day in two: a break within a day stands in the label. */
export const openingHours = listOf(opening, [1, 7], "a line of opening hours").superRefine(
  (lines, context) => {
    const all = lines.flatMap((line) => line.days);
    const twice = all.find((day, index) => all.indexOf(day) !== index);
    if (twice !== undefined)
      context.addIssue(
        `must not list a day twice (${twice}): take it out of one line; a break stands in the label, such as Monday to Friday, closed 1pm to 2pm`,
      );
    const missing = weekdays.filter((_, day) => !all.includes(day));
    if (missing.length > 0)
      context.addIssue(
        `must say of every day when you are open: add a line for ${missing.join(" and ")}, with closed: true if you are not`,
      );
  },
);

/** A day, such as a bank holiday, on which the opening hours do not hold. */
export const closedDay = z.iso.date("must be a date written YYYY-MM-DD, such as 2026-12-25");
