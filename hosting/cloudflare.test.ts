import { expect, test } from "vitest";
import { headersFile, redirectsFile, wranglerSettings } from "./cloudflare.ts";

test("each spelling of an address is moved for good, and one that is written comes before the pattern that stands in for the rest", () => {
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
  for (const spelling of ["/faqs/", "/faqs.html", "/faqs/index.html"]) {
    expect(lines).toContain(`${spelling} /faqs 301`);
  }
  const pattern = lines.findIndex((line) => line.includes(":"));
  expect(pattern).toBeGreaterThan(lines.indexOf("/blog/a-guide /blog/a-guide 200"));
  expect(lines.slice(pattern).filter((line) => line && !line.includes(":"))).toEqual([]);
  expect(lines.findIndex((line) => line.startsWith("/blog/:slug/ "))).toBeGreaterThan(pattern);
});

test("the rules of what may be rendered ahead have the type without which browsers pass them over", () => {
  const rules = { headers: {}, moves: [], documents: [], kept: {} };
  expect(headersFile(rules, new URL("file:///nowhere/"))).toContain(
    "/speculation-rules.json\n  Content-Type: application/speculationrules+json\n",
  );
});

test("an address without a page is answered with the page that says so, and not with the home page", () => {
  expect(JSON.parse(wranglerSettings()).assets).toMatchObject({ not_found_handling: "404-page" });
});
