import { expect, test } from "vitest";
import { changesSince } from "./drawn-from";

const then = { "the firm's name": "The Firm", "the colours": "a1", "the drawings": "b2" };

test("pictures of today's name and look are up to date", () => {
  expect(changesSince(then, { ...then })).toEqual([]);
});

test("another name is told with both names, another look by what has changed", () => {
  const now = { ...then, "the firm's name": "Ash & Co", "the colours": "a2" };
  expect(changesSince(then, now)).toEqual([
    'public/images still says "The Firm", and the firm\'s name is "Ash & Co"',
    "public/images was drawn before the colours changed",
  ]);
});

test("a part that was never recorded counts as changed", () => {
  expect(changesSince({}, { "the icon": "c3" })).toHaveLength(1);
});
