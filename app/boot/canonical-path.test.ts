import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path";

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
])("%s has the address %s", (asked, address) => {
  expect(canonicalPath(asked)).toBe(address);
  expect(canonicalPath(address)).toBe(address);
});

test.each(["//evil.example/", "///evil.example", "//evil.example/contact.html", "//"])(
  "%s does not lead to another host",
  (path) => {
    expect(canonicalPath(path)).toMatch(/^\/(?!\/)/);
  },
);
