import { expect, test } from "vitest";
import { redirectsFile, wranglerSettings } from "./cloudflare.ts";

test("Cloudflare gives each page one address, and answers what is missing with the firm’s own 404", () => {
  expect(JSON.parse(wranglerSettings()).assets).toMatchObject({
    html_handling: "drop-trailing-slash",
    not_found_handling: "404-page",
  });
});

test("an address that is written comes before the pattern that stands in for the rest", () => {
  const lines = redirectsFile({
    headers: {},
    moves: [{ from: "/fees", to: "/faqs" }],
    documents: ["/blog/a-guide", "/faqs"],
    kept: {},
  }).split("\n");
  const pattern = lines.findIndex((line) => line.includes(":"));
  expect(pattern).toBeGreaterThan(lines.indexOf("/blog/a-guide /blog/a-guide 200"));
  expect(lines.slice(pattern).filter((line) => line && !line.includes(":"))).toEqual([]);
});
