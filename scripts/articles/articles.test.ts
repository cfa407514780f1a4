import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerTime } from "~/content/tax-facts/fraud";
import { basicRate } from "~/content/tax-facts/property";
import { sampleFirm } from "../fixtures/sample-firm";
import { readArticles, relatedTo, toArticle } from "./read-articles";

const front = {
  title: "Rent and tax",
  description:
    "What counts as rent, which costs come off it, and when the tax on it has to be paid.",
  excerpt: "What counts as rent, and which costs come off it.",
  category: "Taxes",
  date: "2026-11-02",
  image: "https://images.unsplash.com/photo-1?w=1600",
  keywords: "rent, tax",
};
const file = (fields: Record<string, string>, body = "") =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}`)
    .join("\n")}\n---\n${body}`;
const read = (fields: Record<string, string>, body?: string) =>
  toArticle("rent", file(fields, body), "rent.md");

test("an article without a body has no reading time, and names the page that answers meanwhile", () => {
  const unwritten = read({ ...front, answeredBy: "tax-advisory" });
  expect(unwritten).toMatchObject({ slug: "rent", html: "", answeredBy: "tax-advisory" });
  expect(unwritten.minutes).toBeUndefined();
});

test.each([
  ["an unknown category", { ...front, category: "Gossip" }, "category must be one of Taxes"],
  [
    "a malformed date",
    { ...front, date: "2 November 2026" },
    "date must be a date written YYYY-MM-DD",
  ],
  ["a change before the date", { ...front, updated: "2026-01-01" }, "updated is before date"],
  ["an empty field", { ...front, excerpt: "" }, "excerpt is missing"],
  ["neither a body nor a page that answers", front, "answeredBy must name the page"],
  ["a page that is none", { ...front, answeredBy: "rent" }, "answeredBy must be the id of a page"],
  ["a field that nothing reads", { ...front, writer: "Nobody" }, "writer"],
  [
    "an author whom the firm does not have",
    { ...front, author: "nobody" },
    "author must be the id",
  ],
  [
    "a photo on another host",
    { ...front, image: "http://images.example/1" },
    "image must be on https://images.unsplash.com",
  ],
])("%s stops the build and names file and field", (_name, fields, message) => {
  expect(() => read(fields)).toThrow("rent.md");
  expect(() => read(fields)).toThrow(message);
});

test("a body becomes clean HTML with ids, facts and the firm's details", () => {
  const { html, headings, minutes } = read(
    front,
    "## What is “rent”?\n\nYou have {{fraud.answerTime}} ({{property.basicRate.taxYear}}), {firm} says. {{example: £400}} is invented.\n\n| A | B |\n|---|---|\n| one | two |\n",
  );
  expect(headings).toEqual([{ id: "what-is-rent", text: "What is “rent”?" }]);
  expect(html).toContain('<h2 id="what-is-rent">');
  expect(html).toContain(
    `${answerTime.value} (${basicRate.taxYear}), ${sampleFirm.name} says. £400 is invented.`,
  );
  expect(html).toContain('<th scope="row">one</th><td data-label="B">two</td>');
  expect(html).not.toMatch(/style=|<script/);
  expect(minutes).toBe(1);
});

test.each([
  [
    "a fact that does not exist",
    "{{fraud.answerTim}}",
    "there is no tax fact in app/content/tax-facts that is called {{fraud.answerTim}}",
  ],
  ["a field that the fact does not have", "{{fraud.answerTime.asat}}", "there is no tax fact"],
  [
    "a sum that nobody works out",
    "{{sum.rise.ann}}",
    "there is no sum in app/content/blog/sums.ts that is called {{sum.rise.ann}}",
  ],
  ["raw HTML", "Read <b>this</b>.", "raw HTML is not allowed"],
  ["a script", "<script>alert(1)</script>", "raw HTML is not allowed"],
])("%s in a body stops the build and names the file", (_name, body, message) => {
  expect(() => read(front, body)).toThrow("rent.md");
  expect(() => read(front, body)).toThrow(message);
});

test("a slug that is there twice stops the build and names both files", () => {
  const folder = mkdtempSync(join(tmpdir(), "articles-"));
  mkdirSync(join(folder, "2026"));
  writeFileSync(join(folder, "rent.md"), file(front, "Words."));
  writeFileSync(join(folder, "2026", "rent.md"), file(front, "Words."));
  expect(() => readArticles(folder)).toThrow(
    /rent\.md: the slug "rent" is already that of .*rent\.md/,
  );
});

test("what to read next is written, another article, and of the same category first", () => {
  const articleNamed = (slug: string, category: string, body = "Short.") =>
    toArticle(slug, file({ ...front, category, answeredBy: "value-added-tax" }, body), "x.md");
  const vat = articleNamed("vat-one", "VAT Guides");
  const blog = [
    vat,
    articleNamed("tax-one", "Taxes"),
    articleNamed("vat-unwritten", "VAT Guides", ""),
    articleNamed("vat-two", "VAT Guides"),
  ];
  expect(relatedTo(vat, blog).map(({ slug }) => slug)).toEqual(["vat-two", "tax-one"]);
});
