import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArticles } from "./articles/read-articles";
import { writeNewArticle } from "./new-article";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "articles-"));

test("the file is refused until what was asked for is filled in, and then is an article", () => {
  const folder = emptyFolder();
  const next = writeNewArticle("HMRC’s letter: what’s in it?", folder);
  const path = join(folder, "hmrcs-letter-whats-in-it.md");
  expect(() => readArticles(folder)).toThrow(/description is missing/);

  const answers: Record<string, string> = {
    description: "What a letter from HMRC says, and which of its lines matter first of all.",
    excerpt: "What a letter says.",
    category: "Taxes",
    image: "https://images.unsplash.com/photo-1",
    keywords: "letter",
    answeredBy: "/contact",
    due: "2027-01",
    planned: "8",
  };
  const asked = [...next.matchAll(/^ {2}(\w+): ./gm)].map(([, field = ""]) => field);
  expect(asked).toEqual(Object.keys(answers));
  const filledIn = readFileSync(path, "utf8").replace(
    /^(\w+):$/gm,
    (_, field) => `${field}: ${answers[field]}`,
  );
  writeFileSync(path, filledIn);
  expect(readArticles(folder)).toMatchObject([
    { slug: "hmrcs-letter-whats-in-it", title: "HMRC’s letter: what’s in it?" },
  ]);
  expect(() => writeNewArticle("HMRC's letter: what's in it", folder)).toThrow(
    "There is already an article words/blog/hmrcs-letter-whats-in-it.md.",
  );
});

test.each([
  ["no title", " ", "Say the title"],
  [
    "a long title",
    "long ".repeat(12),
    "(60 characters) begins no article: title must be at most 55 characters",
  ],
  ["a title without Latin letters", "税务", "begins no article: the name must be lower-case"],
  ["the site's own address", "Stand-in", "not stand-in.md, which is taken"],
])("%s is refused, and nothing is written", (_name, title, message) => {
  const folder = emptyFolder();
  expect(() => writeNewArticle(title, folder)).toThrow(message);
  expect(readArticles(folder)).toEqual([]);
});
