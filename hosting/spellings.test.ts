import { expect, test } from "vitest";
import { commonSpellings } from "./spellings";

/* That each spelling leads to its page, and none to another host, is asked of the hosts: tests/build/hosting/rows.ts. */

test("hosts without patterns are told the commonest spellings", () => {
  expect(commonSpellings("/")).toEqual(["/index", "/index.html"]);
  expect(commonSpellings("/contact")).toEqual([
    "/contact/",
    "/contact.html",
    "/contact/index.html",
  ]);
  expect(commonSpellings("/blog/:slug")).toEqual(["/blog/:slug/"]);
});
