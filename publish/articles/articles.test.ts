import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fraud } from "~/words/facts/fraud";
import { property } from "~/words/facts/property";
import { written } from "~/words/facts/written";
import { sampleFirm } from "../../firm/samples/sample-firm";
import { frontMatter } from "../../tests/fixtures/article";
import { checkArticles, compileArticle, readArticlesIn } from "./read-articles";

const read = (body: string, front = frontMatter, file = "rent.md") =>
  compileArticle(file, front + body);
const withField = (line: string) =>
  frontMatter
    .replace(new RegExp(`^${line.split(":")[0]}:.*\n`, "m"), "")
    .replace("---\n", `---\n${line}\n`);

test.each([
  ["lines that end as Windows ends them", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["spaces at the ends of lines", (text: string) => text.replaceAll("\n", "  \n")],
  ["an empty line between fields", (text: string) => text.replace("\ncategory", "\n\ncategory")],
])("%s change nothing", (_name, change) => {
  const { source, ...article } = read("Words.", change(frontMatter));
  expect(source.problems).toEqual([]);
  expect(article).toEqual({ ...read("Words."), source: undefined });
});

test.each([
  ['title: "Rent and tax"', "Rent and tax"],
  ["title: 'Rent: a guide'", "Rent: a guide"],
  ["title: Rent: a guide", "Rent: a guide"],
  ['title: "Rent" and "tax"', '"Rent" and "tax"'],
])("%s is the title %s", (line, title) => {
  expect(read("Words.", withField(line)).title).toBe(title);
});

test.each([
  ["title:", "title is missing: write at most 55 characters"],
  ['title: ""', "title is missing"],
  [`title: ${"long ".repeat(12)}`, "title must be at most 55 characters"],
  ["description: Short.", "description must be 50 to 160 characters"],
  ["date: 2 November 2026", "date must be the day it goes out, YYYY-MM-DD"],
  ["date: 2999-01-01", "date must be the day it goes out, YYYY-MM-DD, not one to come"],
  [
    "updated: 2999-01-01",
    "updated must be the day of its last change, YYYY-MM-DD, not one to come",
  ],
  ["updated: 2026-01-01", "updated must be the day of its last change, YYYY-MM-DD, not one to"],
  ["category: Gossip", "category must be one of Taxes"],
  ["author: nobody", "author must be the id of somebody in people of firm/firm.ts"],
  ["image: http://a.example/1", "image must be the address of a photo on https://images.unsplash"],
  ["answeredBy: rent", "answeredBy must be the page"],
  ["answeredBy: /blog/rent#costs", "answeredBy must be the page"],
  ["due: 2027-13", "due must be the month"],
  ["planned: soon", "planned must be how many minutes"],
  ["writer: Nobody", "writer is no field of an article; there are title, description"],
  ["Rent and tax", '"Rent and tax" is not a line of the form key: value'],
])("%s is refused with its line", (line, message) => {
  expect(read("Words.", withField(line)).source.problems).toEqual([
    expect.stringContaining(`words/blog/rent.md:2: ${message}`),
  ]);
});

test.each([
  [frontMatter.replace("---\n", "---\ndate: 2026-11-03\n"), ":7: date stands already in line 2"],
  ["# Rent\n", ":1: the front matter between two lines of --- is missing"],
  [frontMatter.slice(0, -4), ":1: the front matter between two lines of --- is missing"],
  [frontMatter.replace(/excerpt.*\n/, ""), ": excerpt is missing"],
  [
    frontMatter.replace("---\n", "---\ndeadline:\n- a\n- b\n- c\n- d\n- e\n"),
    ":2: deadline must be what stands beside the title",
  ],
  [
    frontMatter.replace("---\n", "---\ndate: 2026-11-03\n- a\n"),
    ':3: "- a" is not a line of the form',
  ],
])("%j is refused: rent.md%s", (front, message) => {
  expect(read("Words.", front).source.problems.join("\n")).toContain(`rent.md${message}`);
});

test.each(["Rent.md", "rent_book.md", "stand-in.md"])("the file name %s is refused", (file) => {
  expect(read("Words.", frontMatter, file).source.problems).toEqual([
    expect.stringMatching(/^words\/blog\/[\w.-]+: the (?:name|site)/),
  ]);
});

test("the deadline beside the title is Markdown, and what is wrong in it is refused with its line", () => {
  const withDeadline = (deadline: string) =>
    read("Words.", frontMatter.replace("---\n", `---\ndeadline: ${deadline}\n`));
  expect(withDeadline("Due by ==31 January==.").deadline).toBe(
    "<p>Due by <mark>31\u00a0January</mark>.</p>\n",
  );
  expect(withDeadline("\n- A letter?\n- [None](#none)").deadline).toBe(
    '<ul>\n<li>A letter?</li>\n<li><a href="#none">None</a></li>\n</ul>\n',
  );
  expect(read("Words.").deadline).toBeUndefined();
  const { problems } = withDeadline("{{property.nothing}}").source;
  expect(problems.join()).toContain("rent.md:2: there is no");
  const { links } = withDeadline("[rent](http://x.example)").source;
  expect(links).toEqual([{ href: "http://x.example", line: 2 }]);
});

test("an article without a text says which page answers, until when, and has no reading time", () => {
  const unwritten = read("", frontMatter);
  for (const field of ["answeredBy", "due", "planned"])
    expect(unwritten.source.problems.join("\n")).toContain(`rent.md: ${field} is missing: write`);
  const fields = "---\nansweredBy: tax-advisory\ndue: 2027-01\nplanned: 8\n";
  expect(read("", frontMatter.replace("---\n", fields))).toMatchObject({
    slug: "rent",
    html: "",
    minutes: undefined,
    planned: 8,
    source: { problems: [] },
  });
});

test("what answers meanwhile is a page, or a part of another article by its heading, which must be there", () => {
  const folder = mkdtempSync(join(tmpdir(), "articles-"));
  writeFileSync(join(folder, "rent.md"), `${frontMatter}## What counts?\n\nWords.`);
  const answerOf = (name: string) => {
    const fields = `---\nansweredBy: ${name}\ndue: 2027-01\nplanned: 8\n`;
    writeFileSync(join(folder, "new.md"), frontMatter.replace("---\n", fields));
    return readArticlesIn(folder).find(({ slug }) => slug === "new")?.answeredBy;
  };
  expect(answerOf("cop9")).toEqual({ path: "/services/cop9", label: "Our CoP9 page" });
  expect(answerOf("rent#what-counts")).toEqual({
    path: "/blog/rent#what-counts",
    label: "What counts?",
  });
  expect(() => answerOf("rent#costs")).toThrow(
    "words/blog/new.md:2: /blog/rent#costs leads nowhere",
  );
});

test("a text becomes clean HTML with ids, facts and the firm's details", () => {
  const { html, headings, minutes, source } = read(
    "## What is “rent”?\n\nYou have {{fraud.answerTime}} ({{property.basicRate.taxYear}}), {firm} says. {{example: £400}} is invented.\n\n{{promise:a}} We read it. {phone}\n\n| A | B |\n|---|---|\n| one | two |\n| £1 | £2 |\n",
  );
  expect(source.problems).toEqual([]);
  expect(headings).toEqual([{ id: "what-is-rent", text: "What is “rent”?" }]);
  expect(html).toContain('<h2 id="what-is-rent">');
  expect(html).toContain(
    `${written(fraud.answerTime.value)} (${property.basicRate.taxYear}), ${sampleFirm.name} says. £400 is invented.`,
  );
  expect(html).toMatch(/<p>We read it. <a href="tel:\+\d+">/);
  expect(html).toContain(
    '<th scope="row">one</th><td class="tabular-nums" data-label="B">two</td>',
  );
  expect(html).toContain('<td class="tabular-nums" data-label="B">£2</td>');
  expect(html).not.toMatch(/style=|<script/);
  expect(minutes).toBe(1);
});

test.each([
  [["{{fraud.answerTim}}"], 1, "there is no {{fraud.answerTim}}: tax facts are in words/facts"],
  [["{{fraud.answerTime.asat}}"], 1, "there is no {{fraud.answerTime.asat}}"],
  [["", "{{sum.rise.ann}}"], 2, "sums and drawings in words/blog/sums.ts"],
  [["{{drawing:rent-shares}}"], 1, "there is no {{drawing:rent-shares}}"],
  [["", "Rent. {{pen: £5}}"], 2, "The pen cannot write “£”"],
  [["## One", "", "# Rent"], 3, '"Rent" is written with ##'],
  [["Rent", "===="], 1, '"Rent" is written with ##'],
  [["## One", "", "#### Two"], 3, '"Two" skips a level: it is written with ###'],
  [["## One", "", "### Two", "", "## Two", "", "## Two"], 7, 'two headings read "Two"'],
  [["Words.", "", "Read", "<b>this."], 4, "raw HTML is not allowed"],
  [["Words.", "", "<script>", "this", "</script>"], 3, "raw HTML is not allowed"],
  [["<!-- later -->"], 1, "raw HTML is not allowed"],
  [["", "![Rent](./my rent.jpg)"], 2, "without spaces in the address"],
])("%j is refused in line %i of the text: %s", (lines, line, message) => {
  const { problems } = read(lines.join("\n")).source;
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`words/blog/rent.md:${line + 9}: `);
  expect(problems[0]).toContain(message);
});

test("the pen writes after a sentence what it can write", () => {
  const { html, source } = read("## Rent\n\nKeep it. {{pen: keep the envelope}} Then read it.");
  expect(source.problems).toEqual([]);
  expect(html).toContain(
    'Keep it. <span class="pen-beside">keep the envelope</span> Then read it.',
  );
});

test("each link has its line, in lists, tables and quotations, and twice the same", () => {
  const lines = [
    "[1](/contact) and",
    "[1](/contact)",
    "",
    "- a point",
    "- [2](/blog)",
    "",
    "> quoted,",
    "> [3](/faqs)",
    "",
    "| A | B |",
    "|---|---|",
    "| a | [4](/about) |",
  ];
  const { links } = read(lines.join("\n")).source;
  expect(links.map(({ href, line }) => [href, line - 9])).toEqual([
    ["/contact", 1],
    ["/contact", 2],
    ["/blog", 5],
    ["/faqs", 8],
    ["/about", 12],
  ]);
});

const other = read("## Costs\n\nWords.", frontMatter, "other.md");
/** Checks an article whose third line of text links there. */
const leadTo = (link: string, documents?: Map<string, string>) =>
  checkArticles([read(`## Rent\n\n[words](${link})`), other], documents);

test.each([
  "/contact",
  "/resources?search=rent",
  "/services#payroll",
  "/blog/other",
  "/blog/other#costs",
  "#rent",
  "tel:+441614960000",
])("a link to %s passes", (link) => {
  leadTo(link);
});

test.each([
  ["/contact-us", "leads nowhere: no page has this address"],
  ["/contact/", "leads nowhere: no page has this address, write one of site/page-registry.ts"],
  ["/payroll", "leads nowhere: no page has this address, write /services/payroll"],
  ["/blog/othr", "leads nowhere: no page has this address"],
  ["/blog/other#cost", "leads nowhere: that article has no such heading, its headings are #costs"],
  ["#costs", "leads nowhere: that article has no such heading, its headings are #rent"],
  ["contact", "leads off this site"],
  ["https://www.gov.uk/", "leads off this site"],
  ["//www.gov.uk/", "leads off this site"],
])("a link to %s is refused with its line: it %s", (link, message) => {
  expect(() => leadTo(link)).toThrow(`  words/blog/rent.md:12: ${link} ${message}`);
});

test("a place that a built page does not have is refused", () => {
  const documents = new Map([["/services", '<li id="payroll">']]);
  leadTo("/services#payroll", documents);
  expect(() => leadTo("/services#pay", documents)).toThrow(
    "words/blog/rent.md:12: /services#pay leads nowhere: the page has no such place",
  );
});
