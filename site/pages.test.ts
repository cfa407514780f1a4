import { expect, test } from "vitest";
import { pages } from "./pages";

test("no two screens have the same name or address", () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test.each(pages)("$path is a clean address", ({ path }) => {
  expect(path).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
});
