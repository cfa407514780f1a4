import { expect, test } from "vitest";
import { pages } from "./pages";

test("no two screens have the same name or address", () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test.each(pages.map((page) => [page.path, page] as const))(
  "%s is a clean address below its parent",
  (path, page) => {
    expect(path).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
    if (page.parent) expect(pages.map(({ id }) => id)).toContain(page.parent);
  },
);
