import { expect, test } from "vitest";
import { withQuotedFacts } from "./quote-facts";

const topics = {
  vatFacts: {
    threshold: {
      value: "£90,000",
      meaning: "Turnover",
      appliesFrom: "2024",
      source: "An Act",
      checked: "2026-01-01" as const,
    },
  },
};

test("a quoted value and a quoted fact stand in the module itself", () => {
  expect(withQuotedFacts("['over', vatFacts.threshold.value]", topics)).toBe(
    "['over', \"£90,000\"]",
  );
  expect(withQuotedFacts("[vatFacts.threshold]", topics)).toContain('[{"value":"£90,000"');
});

test("a fact that does not exist is named", () => {
  expect(() => withQuotedFacts("vatFacts.limit.value", topics)).toThrow(
    "There is no tax fact vatFacts.limit.value.",
  );
});
