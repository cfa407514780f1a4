import { expect, test } from "vitest";
import { findOutdatedImages } from "./drawn-from";

test("pictures with another name or of another look are told", () => {
  expect(findOutdatedImages({ name: "Ash & Co", look: "a1" })).toEqual([
    expect.stringContaining('public/images still says "Ash & Co", and the firm\'s name is'),
    "public/images was drawn before its colours, fonts, words or drawings changed",
  ]);
});
