import { expect, test } from "vitest";
import { pathOf } from "~/site/pages";
import { findDeadEnds, findUnsizedImages } from "./check-markup";

const contact = pathOf("contact");

test.each([
  ["both", '<img src="/a.png" alt="" width="10" height="20"/>', []],
  ["no height", '<img src="/a.png" width="10">', ["/a.png"]],
  ["no width", '<img src="/a.png" height="20">', ["/a.png"]],
  ["a width in per cent", '<img src="/a.png" width="100%" height="20">', ["/a.png"]],
  ["a name that only ends alike", '<img src="/a.png" data-width="1" data-height="2">', ["/a.png"]],
  ["one of two", '<img src="/a.png" width="1" height="2"><img src="/b.png">', ["/b.png"]],
])("a picture with %s", (_name, html, named) => {
  expect(findUnsizedImages([{ file: "a.html", html }])).toEqual(
    named.map((src) => `a.html has a picture without width and height: ${src}`),
  );
});

test.each([
  ["a link", `<a class="x" href="${contact}">Ask</a>`, []],
  ["no link", `<a href="${contact}-us">Ask</a>`, [`a.html has no link to ${contact}`]],
  ["no link, inside a frame", '<main class="x" data-embedded=""></main>', []],
  [
    "no link, with the styles of one inside a frame",
    "<style>html:has([data-embedded]){}</style><main></main>",
    [`a.html has no link to ${contact}`],
  ],
])("a document with %s", (_name, html, problems) => {
  expect(findDeadEnds([{ file: "a.html", html }])).toEqual(problems);
});

test("the page of a host that fails gives phone and email instead", () => {
  expect(findDeadEnds([{ file: "500.html", html: "" }])).toEqual([]);
});
