import { type ElementType, Fragment } from "react";
import { expect, test } from "vitest";
import { withUnits } from "./with-units";

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
