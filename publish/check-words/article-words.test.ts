import { expect, test } from "vitest";
import { compileArticle } from "../articles/read-articles";
import { wordsOfArticles } from "./article-words";

test.each([
  ["We read it. Then we call.", "We read it."],
  ["We read it\ntwice. Then we call.", "We read it twice."],
  ["**We read it.** Then we call.", "**We read it.**"],
  ["“We read it.” Then we call.", "“We read it.”"],
  ["We read it:\n\n- the letter", "We read it:"],
])("of the promise “%s” the owner signs %s", (promise, sentence) => {
  const article = compileArticle("a-guide.md", `---\n---\n\n{{promise:read}} ${promise}\n`);
  expect(wordsOfArticles([article]).promises).toEqual([
    { id: "read", sentence, where: "/blog/a-guide" },
  ]);
});
