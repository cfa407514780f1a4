import { expect, test } from "vitest";
import { keepUnits } from "./keep-units";

test.each([
  ["You have 30 days.", "You have 30_days."],
  ["within 12 calendar months", "within 12_calendar months"],
  ["by 7 November 2026", "by 7_November 2026"],
  ["It is day 1: act", "It is day_1: act"],
  ["Code of Practice 9", "Code of Practice_9"],
  ["over £7.5 million", "over £7.5_million"],
  ["until 6 pm", "until 6_pm"],
])("%s stays together where it must", (written, printed) => {
  expect(keepUnits(written).replaceAll("\u00a0", "_")).toBe(printed);
});

test.each(["in 2026 the law changed", "nothing to count", "30 daylilies"])(
  "%s may break",
  (words) => {
    expect(keepUnits(words)).toBe(words);
  },
);
