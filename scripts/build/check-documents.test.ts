import { expect, test } from "vitest";
import { findProblems } from "./check-documents";

const page = (file: string, title: string, description: string) => ({
  file,
  html: `<head><title>${title}</title><meta name="description" content="${description}"/></head>`,
});

test("pages with their own title and description pass", () => {
  expect(findProblems([page("a.html", "A", "About a"), page("b.html", "B", "About b")])).toEqual(
    [],
  );
});

test("two addresses of one page may say the same", () => {
  const canonical = '<link rel="canonical" href="https://www.the-firm.example/a"/>';
  const [a, b] = ["a.html", "b.html"].map((file) => {
    const { html } = page(file, "A", "About a");
    return { file, html: html + canonical };
  });
  expect(findProblems([a, b].filter((entry) => entry !== undefined))).toEqual([]);
});

test.each([
  [page("b.html", "A", "About b"), 'b.html has the same title as a.html: "A"'],
  [page("b.html", "B", "About a"), 'b.html has the same description as a.html: "About a"'],
  [page("b.html", "", "About b"), "b.html has no title"],
  [{ file: "b.html", html: "<title>B</title>" }, "b.html has no description"],
  [
    { file: "b.html", html: `${page("b", "B", "About b").html}<title>C</title>` },
    "b.html has more than one title",
  ],
])("what is wrong is named with its file (%#)", (other, problem) => {
  expect(findProblems([page("a.html", "A", "About a"), other])).toEqual([problem]);
});
