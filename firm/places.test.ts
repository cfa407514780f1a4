import { expect, test } from "vitest";
import { inSentence } from "./places";

test.each([
  ["United Kingdom", "the UK"],
  ["United Arab Emirates", "the United Arab Emirates"],
  ["Isle of Man", "the Isle of Man"],
  ["Netherlands", "the Netherlands"],
  ["Cayman Islands", "the Cayman Islands"],
  ["China", "China"],
])("%s is within a sentence %s", (country, words) => {
  expect(inSentence(country)).toBe(words);
});
