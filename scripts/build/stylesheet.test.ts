import { expect, test } from "vitest";
import { findStylesheet } from "./stylesheet";

const page = (file: string, stylesheet: string) => ({
  file,
  html: `<head><link rel="stylesheet" href="/print.css" media="print"/></head><body>${stylesheet}</body>`,
});
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

test("the stylesheet that every document links is found, that for paper is not meant", () => {
  expect(findStylesheet(["a", "b"].map((file) => page(file, link("/site.css"))))).toBe("/site.css");
});

test.each([
  ["another one", link("/other.css"), "/other.css"],
  ["none", "", "no stylesheet"],
])("a document that links %s stops the build and is named", (_, other, found) => {
  const documents = [page("about.html", link("/site.css")), page("odd.html", other)];
  expect(() => findStylesheet(documents)).toThrow(`odd.html links ${found}`);
});
