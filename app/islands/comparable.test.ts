import { expect, test } from "vitest";
import { comparable } from "./comparable";

test.each([
  ["FIRST-TIER", "First‑tier"],
  ["first tier", "First–tier"],
  ["schedule36", "Schedule 36"],
  ["taxpayers notice", "taxpayer’s notice"],
  ["taxpayer's", "taxpayer’s"],
  ["resume", "résumé"],
  ["self-assessment", "Self Assessment"],
  ["co\u00adop", "co-op"],
])("%s is found in %s", (typed, text) => {
  expect(comparable(text)).toContain(comparable(typed));
});

test("different words stay different", () => {
  expect(comparable("Schedule 36")).not.toContain(comparable("schedule 63"));
});
