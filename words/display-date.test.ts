import { expect, test } from "vitest";
import { displayDate } from "./display-date";

test.each([
  ["2026-11-02", "2 November 2026"],
  ["2026-01-31", "31 January 2026"],
  ["2027-12-10", "10 December 2027"],
])("says %s as people write it", (date, written) => {
  expect(displayDate(date)).toBe(written);
});
