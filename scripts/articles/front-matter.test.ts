import { expect, test } from "vitest";
import { parseArticle } from "./front-matter";

const fields = [
  "title: Rent and tax",
  "description: What counts as rent, which costs come off it, and when the tax on it has to be paid.",
  "excerpt: What counts as rent, and which costs come off it.",
  "category: Taxes",
  "date: 2026-11-02",
  "image: https://images.unsplash.com/photo-1?w=1600",
  "keywords: rent, tax",
];
const file = (lines: readonly string[], body = "Words.") =>
  ["---", ...lines, "---", body].join("\n");
const withLine = (line: string) => {
  const [key] = line.split(":");
  const rest = fields.filter((other) => !other.startsWith(`${key}:`));
  return file([line, ...rest]);
};
const read = (text: string) => parseArticle(text, "rent.md");

test.each([
  ["lines that end as Windows ends them", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["spaces at the ends of lines", (text: string) => text.replaceAll("\n", "  \n")],
  ["an empty line between fields", (text: string) => text.replace("\ncategory", "\n\ncategory")],
])("%s change nothing", (_name, change) => {
  const { front, markdown } = read(change(file(fields)));
  expect(front).toEqual(read(file(fields)).front);
  expect(markdown.trim()).toBe("Words.");
});

test.each([
  ['title: "Rent and tax"', "Rent and tax"],
  ["title: 'Rent: a guide'", "Rent: a guide"],
  ["title: Rent: a guide", "Rent: a guide"],
  ['title: "Rent" and "tax"', '"Rent" and "tax"'],
])("%s is the title %s", (line, title) => {
  expect(read(withLine(line)).front.title).toBe(title);
});

test.each([
  ["title:", "rent.md:2: title is missing"],
  [`title: ${"long ".repeat(12)}`, "rent.md:2: title is longer than 55 characters"],
  ["date: 2 November 2026", "rent.md:2: date must be a date written YYYY-MM-DD"],
  ["date: 2999-01-01", "rent.md:2: date lies ahead"],
  ["updated: 2999-01-01", "rent.md:2: updated lies ahead"],
  ["updated: 2026-01-01", "rent.md:2: updated is before date"],
  ["category: Gossip", "rent.md:2: category must be one of Taxes"],
  ["autor: Nobody", "rent.md:2: autor is no field of an article; there are title, description"],
  ["Rent and tax", 'rent.md:2: "Rent and tax" is not a line of the form key: value'],
])("%s is refused with its line", (line, message) => {
  expect(() => read(withLine(line))).toThrow(message);
});

test("a field that is there twice is refused with both lines", () => {
  expect(() => read(file([...fields, "date: 2026-11-03"]))).toThrow(
    "rent.md:9: date stands already in line 6",
  );
});

test.each([
  ["no front matter", "# Rent\n"],
  ["a front matter without an end", `---\n${fields.join("\n")}\n`],
])("%s is refused", (_name, text) => {
  expect(() => read(text)).toThrow(
    "rent.md:1: the front matter between two lines of --- is missing",
  );
});

test("every bad field is named at once", () => {
  const wrong = file(["title:", "category: Gossip", ...fields.slice(4)]);
  for (const message of ["rent.md:2: title", "rent.md:3: category", "rent.md: description"]) {
    expect(() => read(wrong)).toThrow(message);
  }
});

test("the lines of the text keep their numbers", () => {
  const { markdown } = read(file(fields, "\nFirst.\n\nSecond."));
  expect(markdown.split("\n")[12]).toBe("Second.");
});
