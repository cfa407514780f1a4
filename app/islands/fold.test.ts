import { expect, test } from "vitest";
import { fold } from "./fold";

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
  expect(fold(text)).toContain(fold(typed));
});

test("different words stay different", () => {
  expect(fold("Schedule 36")).not.toContain(fold("schedule 63"));
});
