import { expect, test } from "vitest";
import { fact } from "~/tests/fixtures/fact";
import { days, pounds as inPounds, number, pence, per, percent } from "~/words/facts/figures";
import { amountOf, pounds } from "./amounts";

test.each([
  [inPounds(1_250), 1250],
  [inPounds(7.5), 7.5],
  [per("year", inPounds(5_000)), 5000],
  [percent(8), 0.08],
  [percent(10.75), 0.1075],
  [pence(30), 0.3],
  [number(12_000), 12_000],
])("%j is the amount %f", (value, amount) => {
  expect(amountOf(fact(value))).toBeCloseTo(amount, 10);
});

test.each([days(30), percent(10, 30)])("%j is no amount", (value) => {
  expect(() => amountOf(fact(value))).toThrow("topic.name is no amount");
});

test.each([
  [0, "£0"],
  [1250, "£1,250"],
  [40.5, "£40.50"],
  [11500 * 0.22, "£2,530"],
])("%f pounds are printed as %s", (amount, text) => {
  expect(pounds(amount)).toBe(text);
});
