import { expect, test } from "vitest";
import { findMisplacedMoves } from "./check-moved-pages";

const documents = ["/", "/contact", "/faqs", "/blog/vat", "/lead-form", "/blog/stand-in"];
const right = { from: "/old", to: "/contact" };

test("pages and articles may take the place of any address that is no page", () => {
  const moves = [
    right,
    { from: "/Old-Site/Tariff.aspx", to: "/" },
    { from: "/blog/vat-2024", to: "/blog/vat" },
    { from: "/index.php", to: "/" },
  ];
  expect(findMisplacedMoves(moves, documents)).toEqual([]);
});

test.each([
  ["an address that moved itself", { from: "/a", to: "/old" }, "there is no page /old"],
  ["no page", { from: "/a", to: "/nowhere" }, "there is no page /nowhere"],
  ["another site", { from: "/a", to: "https://evil.example" }, "there is no page https://"],
  ["another spelling", { from: "/a", to: "/Contact/" }, "there is no page /Contact/"],
  ["what is not for visitors", { from: "/a", to: "/lead-form" }, "there is no page /lead-form"],
  ["a page", { from: "/faqs", to: "/contact" }, "/faqs is still a page"],
  ["a page spelled otherwise", { from: "/FAQs.html", to: "/contact" }, "/faqs is still a page"],
  ["the same twice", { from: "/OLD/", to: "/faqs" }, "stands twice"],
  ["a query", { from: "/page?id=3", to: "/faqs" }, '"from" is not the path'],
  ["a whole address", { from: "https://a.example/x", to: "/faqs" }, '"from" is not the path'],
  ["no slash", { from: "x", to: "/faqs" }, '"from" is not the path'],
])("%s is refused, and the line named", (_, move, reason) => {
  const problems = findMisplacedMoves([right, move], documents);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`{"from":"${move.from}","to":"${move.to}"}: `);
  expect(problems[0]).toContain(reason);
});

test("half a line is refused, whatever else is there", () => {
  const half = { from: "/a" } as typeof right;
  expect(findMisplacedMoves([right, half], documents)).toEqual([
    '{"from":"/a"}: write both "from" and "to"',
  ]);
});
