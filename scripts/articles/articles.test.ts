import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firm } from "~/config/firm";
import { articlePages, listArticles } from "./article-pages";
import { readArticles, toArticle } from "./read-articles";

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

test("an article without a body has no reading time", () => {
  expect(read(front)).toMatchObject({ slug: "rent", title: "Rent and tax", html: "" });
  expect(read(front).minutes).toBeUndefined();
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
  ["a field that nothing reads", { ...front, author: "Nobody" }, "author"],
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
    "## What is “rent”?\n\nYou have {{fraud.answerTime}}, {firm} says. {{example: £400}} is invented.\n\n| A | B |\n|---|---|\n| one | two |\n",
  );
  expect(headings).toEqual([{ id: "what-is-rent", text: "What is “rent”?" }]);
  expect(html).toContain('<h2 id="what-is-rent">');
  expect(html).toContain(`60 days, ${firm.name} says. £400 is invented.`);
  expect(html).toContain('<th scope="row">one</th><td>two</td>');
  expect(html).not.toMatch(/style=|<script/);
  expect(minutes).toBe(1);
});

test.each([
  ["a fact that does not exist", "{{fraud.answerTim}}", "there is no tax fact {{fraud.answerTim}}"],
  ["raw HTML", "Read <b>this</b>.", "raw HTML is not allowed"],
  ["a script", "<script>alert(1)</script>", "raw HTML is not allowed"],
])("%s in a body stops the build and names the file", (_name, body, message) => {
  expect(() => read(front, body)).toThrow("rent.md");
  expect(() => read(front, body)).toThrow(message);
});

test("a slug that is there twice stops the build and names both files", () => {
  const folder = mkdtempSync(join(tmpdir(), "articles-"));
  mkdirSync(join(folder, "2026"));
  writeFileSync(join(folder, "rent.md"), file(front));
  writeFileSync(join(folder, "2026", "rent.md"), file(front));
  expect(() => readArticles(folder)).toThrow(
    /rent\.md: the slug "rent" is already that of .*rent\.md/,
  );
});

const articleNamed = (slug: string, category: string, body?: string) =>
  toArticle(slug, file({ ...front, category }, body), `${slug}.md`);
const standIn = articleNamed("allowable-expenses-for-rental-income", "Taxes", "word ".repeat(660));
const blog = [
  articleNamed("vat-one", "VAT Guides", "Short."),
  standIn,
  articleNamed("vat-two", "VAT Guides"),
  articleNamed("tax-one", "Taxes"),
  articleNamed("tax-two", "Taxes", "Short."),
];

test("an address without a body of its own shows the article that stands in", () => {
  const pages = articlePages(blog);
  expect(pages["vat-one"]).toMatchObject({ article: { slug: "vat-one" }, standsIn: false });
  expect(pages["vat-two"]).toMatchObject({ article: { slug: standIn.slug }, standsIn: true });
  expect(pages[""]).toMatchObject({ article: { slug: standIn.slug }, standsIn: false });
  expect(listArticles(blog).map(({ readMinutes }) => readMinutes)).toEqual([1, 3, 3, 3, 1]);
});

test("three others are related, those of the same category first", () => {
  const related = (slug: string) => articlePages(blog)[slug]?.related.map((other) => other.slug);
  expect(related("vat-one")).toEqual(["vat-two", standIn.slug, "tax-one"]);
  expect(related("tax-two")).toEqual([standIn.slug, "tax-one", "vat-one"]);
});

test("a blog without the article that stands in stops the build", () => {
  expect(() => articlePages(blog.filter(({ slug }) => slug !== standIn.slug))).toThrow(
    "allowable-expenses-for-rental-income must have a body",
  );
});
