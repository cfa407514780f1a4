import { expect, test } from "vitest";
import { pathOf } from "~/site/pages";
import { findLateGuides, guidesPromised } from "./guides";

const coming = { slug: "rent", title: "Rent", due: "2027-01" };
const written = { slug: "fees", title: "Fees", due: "2026-01", minutes: 6 };

test("a guide without a text is a promise that the owner signs, with its month", () => {
  expect(guidesPromised([coming, written])).toEqual([
    { id: "guide-due-rent", sentence: "“Rent” is due in January 2027", where: pathOf("blog") },
  ]);
});

test.each([
  ["in its month", "2027-01-31", []],
  ["after it", "2027-02-01", ["words/blog/rent.md was due in January 2027"]],
])("%s it is late or not", (_, today, lines) => {
  const late = findLateGuides([coming, written], new Date(today));
  expect(late).toHaveLength(lines.length);
  expect(late.join()).toContain(lines.join());
});
