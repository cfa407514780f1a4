import { expect, test } from "vitest";
import { parseTestimonials } from "./testimonials-schema";

const said = { name: "A. Client", role: "A VAT visit", content: "They sat with me.", rating: 5 };

test("three or more with all their fields are taken, and none while there are too few", () => {
  const three = [said, { ...said, sample: true }, said];
  expect(parseTestimonials(three)).toEqual(three);
  expect(parseTestimonials([])).toEqual([]);
});

test.each([
  ["a rating of six", { ...said, rating: 6 }, "[1].rating must be a whole number from 1 to 5"],
  ["half a star", { ...said, rating: 4.5 }, "[1].rating must be a whole number from 1 to 5"],
  ["no content", { ...said, content: " " }, "[1].content is empty: write what the person said"],
  ["no name", { ...said, name: undefined }, "[1].name is missing: write who says it"],
  ["an unknown field", { ...said, stars: 5 }, '"stars" is no field here'],
])("%s is named", (_, entry, line) => {
  expect(() => parseTestimonials([said, entry, said])).toThrow(line);
});

test("two are too few", () => {
  expect(() => parseTestimonials([said, said])).toThrow(
    "testimonials must be three or more, for the carousel shows three side by side, or none at all: []",
  );
});
