import { expect, test } from "vitest";
import { redirectsFile } from "./cloudflare.ts";

test("an address that is written comes before the pattern that stands in for the rest", () => {
  const lines = redirectsFile({
    headers: {},
    moves: [{ from: "/fees", to: "/faqs" }],
    documents: ["/blog/a-guide", "/faqs"],
    kept: {},
  }).split("\n");
  expect(
    lines.filter((line) => line && !/ (?:200|301)$/.test(line)),
    "moved for good",
  ).toEqual([]);
  const pattern = lines.findIndex((line) => line.includes(":"));
  expect(pattern).toBeGreaterThan(lines.indexOf("/blog/a-guide /blog/a-guide 200"));
  expect(lines.slice(pattern).filter((line) => line && !line.includes(":"))).toEqual([]);
});
