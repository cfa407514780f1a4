import { type ElementType, Fragment } from "react";
import { expect, test } from "vitest";
import { keepUnits, withUnits } from "./keep-units";

test.each([
  ["You have 30 days.", "You have 30_days."],
  ["within 12 calendar months", "within 12_calendar months"],
  ["by 7 November 2026", "by 7_November 2026"],
  ["It is day 1: act", "It is day_1: act"],
  ["15+ years", "15+_years"],
  ["VAT Notice 700/21", "VAT Notice_700/21"],
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

const kept = "30\u00a0days";

test.each<ElementType>(["p", "li", Fragment])(
  "in %s a number stays with what it counts",
  (type) => {
    expect(withUnits(type, { id: "a", children: "30 days" })).toEqual({ id: "a", children: kept });
    const mixed = { children: ["30 days", 2, null] };
    expect(withUnits(type, mixed)).toEqual({ children: [kept, 2, null] });
  },
);

test.each<ElementType>(["title", "option", "textarea", () => null])(
  "what is given to %s stays as it is",
  (type) => {
    const props = { children: "30 days" };
    expect(withUnits(type, props)).toBe(props);
  },
);

test("what holds no words is handed on as it is", () => {
  const props = { children: [1, 2] };
  expect(withUnits("p", props)).toBe(props);
});
