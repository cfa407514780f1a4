import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path";

test.each([
  ["/", "/"],
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact///", "/contact"],
  ["/contact.html", "/contact"],
  ["/contact/index.html", "/contact"],
  ["/index.html", "/"],
  ["/a/b/c/", "/a/b/c"],
  ["/%F0%9F%92%A3/", "/%F0%9F%92%A3"],
  ["/images/social-card.png", "/images/social-card.png"],
])("%s has the address %s", (asked, address) => {
  expect(canonicalPath(asked)).toBe(address);
  expect(canonicalPath(address)).toBe(address);
});

test.each([
  "//evil.example/",
  "//evil.example/contact.html",
  "/\\evil.example/",
  "/%5Cevil.example/",
])("%s is left alone: it would lead to another host", (path) => {
  expect(canonicalPath(path)).toBe(path);
});
