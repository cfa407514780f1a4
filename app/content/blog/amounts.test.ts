import { expect, test } from "vitest";
import { amountIn, pounds } from "./amounts";

test.each([
  ["£1,250", 1250],
  ["£7.50", 7.5],
  ["8%", 0.08],
  ["10.75%", 0.1075],
  ["30p", 0.3],
  ["12,000", 12000],
])("%s is the amount %f", (text, amount) => {
  expect(amountIn(text)).toBeCloseTo(amount, 10);
});

test.each(["", "a year", "10% to 30%", "£5%", "£5 a day"])("%j is no amount", (text) => {
  expect(() => amountIn(text)).toThrow("no amount");
});

test.each([
  [0, "£0"],
  [1250, "£1,250"],
  [40.5, "£40.50"],
  [11500 * 0.22, "£2,530"],
])("%f pounds are printed as %s", (amount, text) => {
  expect(pounds(amount)).toBe(text);
});
