import { lexer } from "marked";
import { expect, test } from "vitest";
import { readBody } from "./read-body";

const read = (...lines: string[]) => readBody(lexer(lines.join("\n")));

test.each([
  ["a second first heading", ["## One", "", "# Rent"], 3, '"Rent" is written with ##'],
  ["one that is underlined", ["Rent", "===="], 1, '"Rent" is written with ##'],
  ["a skipped level", ["## One", "", "#### Two"], 3, '"Two" skips a level: it is written with ###'],
  ["a heading twice", ["## One", "", "## One"], 3, 'two headings read "One"'],
  ["a tag", ["Words.", "", "Read", "<b>this</b>."], 4, "raw HTML is not allowed"],
  ["a block of HTML", ["Words.", "", "<div>", "this", "</div>"], 3, "raw HTML is not allowed"],
  ["an HTML comment", ["<!-- later -->"], 1, "raw HTML is not allowed"],
  ["an address with spaces", ["", "![Rent](./my rent.jpg)"], 2, "without spaces in the address"],
  ["a picture's title", ['![Rent](./rent.jpg "Our rent")'], 1, '"Our rent" is shown nowhere'],
])("%s is refused with its line", (_name, lines, line, message) => {
  const { problems } = read(...lines);
  expect(problems[0]).toEqual({ line, message: expect.stringContaining(message) });
});

test("each link has its line, in lists, tables and quotations, and twice the same", () => {
  const { links, problems } = read(
    "[one](/contact) and",
    "[one](/contact)",
    "",
    "- a point",
    "- [two](/blog)",
    "",
    "> quoted,",
    "> [three](/faqs)",
    "",
    "| A | B |",
    "|---|---|",
    "| a | [four](/about) |",
  );
  expect(problems).toEqual([]);
  expect(links).toEqual([
    { href: "/contact", line: 1 },
    { href: "/contact", line: 2 },
    { href: "/blog", line: 5 },
    { href: "/faqs", line: 8 },
    { href: "/about", line: 12 },
  ]);
});

test("a picture that is a link is both", () => {
  const { links, pictures } = read("Words", "[![Rent](./rent.jpg)](/contact)");
  expect(links).toEqual([{ href: "/contact", line: 2 }]);
  expect(pictures).toEqual([{ href: "./rent.jpg", alt: "Rent", line: 2 }]);
});
