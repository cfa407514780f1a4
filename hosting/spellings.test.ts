import { expect, test } from "vitest";
import { addressOf, canonicalPath, commonSpellings, listAddresses, spellings } from "./spellings";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact///", "/contact"],
  ["/contact.html", "/contact"],
  ["/contact.HTML/", "/contact"],
  ["/contact/index", "/contact"],
  ["/contact//index.html//", "/contact"],
  ["/index", "/"],
  ["/index.html/", "/"],
  ["/.html", "/.html"],
  ["/Services//CoP9", "/services/cop9"],
  ["/a/b/c/", "/a/b/c"],
  ["/%F0%9F%92%A3/", "/%F0%9F%92%A3"],
  ["/conta%63t", "/conta%63t"],
  ["/images/social-card.png", "/images/social-card.png"],
])("%s has the address %s, for hosts that know patterns too", (asked, address) => {
  expect(canonicalPath(asked)).toBe(address);
  expect(canonicalPath(address)).toBe(address);
  expect(asked).toMatch(new RegExp(`^${spellings(address, "")}$`, "i"));
});

test.each(["//evil.example/", "///evil.example", "//evil.example/contact.html", "//"])(
  "%s does not lead to another host",
  (path) => {
    expect(canonicalPath(path)).toMatch(/^\/(?!\/)/);
  },
);

test("hosts without patterns are told the commonest spellings", () => {
  expect(commonSpellings("/")).toEqual(["/index", "/index.html"]);
  expect(commonSpellings("/contact")).toEqual([
    "/contact/",
    "/contact.html",
    "/contact/index.html",
  ]);
  expect(commonSpellings("/blog/:slug")).toEqual(["/blog/:slug/"]);
});

const known = listAddresses(
  ["/", "/contact", "/services/cop9"],
  [
    { from: "/Old_Site/Tariff.aspx", to: "/contact" },
    { from: "/blog/first-words", to: "/blog/last-words" },
  ],
);

test.each([
  ["/", "/"],
  ["/Contact//", "/contact"],
  ["/services//COP9.html", "/services/cop9"],
  ["/Old_Site/Tariff.aspx", "/contact"],
  ["/old_site/tariff.aspx/", "/contact"],
  ["/blog/first-words", "/blog/last-words"],
  ["/Blog/Never-Written/index.html", "/blog/never-written"],
  ["/nope", undefined],
  ["/contact/more", undefined],
  ["/blog/a/b", undefined],
  ["//evil.example/contact", undefined],
  ["/conta%63t", undefined],
])("%s is meant for %s", (asked, address) => {
  expect(addressOf(asked, known)).toBe(address);
});
