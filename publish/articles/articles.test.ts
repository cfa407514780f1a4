import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageById, pages, pathOf } from "~/site/pages";
import { fraud } from "~/words/facts/fraud";
import { property } from "~/words/facts/property";
import { written } from "~/words/facts/written";
import { sampleFirm } from "../../firm/samples/sample-firm";
import { frontMatter } from "../../tests/fixtures/front-matter";
import { compileArticle, readArticles } from "./read-articles";

const read = (text: string, file = "rent.md") => compileArticle(file, text);
const body = (...lines: string[]) => frontMatter + lines.join("\n");
/** An article that begins with that field. */
const field = (lines: string, text = body("Words.")) =>
  text
    .replace(new RegExp(`^${lines.split(":")[0]}:.*\n`, "m"), "")
    .replace("---\n", `---\n${lines}\n`);

test.each([
  ["lines that end as Windows ends them", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["spaces at the ends of lines", (text: string) => text.replaceAll("\n", "  \n")],
  ["an empty line between fields", (text: string) => text.replace("\ncategory", "\n\ncategory")],
])("%s change nothing", (_name, change) => {
  const { source, ...article } = read(`${change(frontMatter)}Words.`);
  expect(source.problems).toEqual([]);
  expect(article).toEqual({ ...read(body("Words.")), source: undefined });
});

test.each([
  ['title: "Rent and tax"', "Rent and tax"],
  ["title: 'Rent: a guide'", "Rent: a guide"],
  ["title: Rent: a guide", "Rent: a guide"],
  ['title: "Rent" and "tax"', '"Rent" and "tax"'],
])("%s is the title %s", (line, title) => {
  expect(read(field(line)).title).toBe(title);
});

test.each([
  [1, 1],
  [329, 1],
  [330, 2],
  [549, 2],
])("a text of %i words takes %i minutes to read", (count, minutes) => {
  expect(read(body("word ".repeat(count))).minutes).toBe(minutes);
});

test.each(["2026-11-02", "2026-11-03"])(
  "the day of its last change may be %s, the day it went out or a later one",
  (day) => {
    expect(read(field(`updated: ${day}`)).source.problems).toEqual([]);
  },
);

test.each([
  [":2: title is missing: write at most 55 characters", field("title:")],
  [":2: title is missing", field('title: ""')],
  [":2: title must be at most 55 characters", field(`title: ${"long ".repeat(12)}`)],
  [":2: description must be 50 to 160 characters", field("description: Short.")],
  [": excerpt is missing", body("Words.").replace(/excerpt.*\n/, "")],
  [":2: date must be the day it goes out, YYYY-MM-DD", field("date: 2 November 2026")],
  [":2: date must be the day it goes out, YYYY-MM-DD, not one to come", field("date: 2999-01-01")],
  [":7: date stands already in line 2", body("Words.").replace("---\n", "---\ndate: 2026-11-03\n")],
  [
    ":2: updated must be the day of its last change, YYYY-MM-DD, from",
    field("updated: 2999-01-01"),
  ],
  [":2: updated must be the day of its last change", field("updated: 2026-01-01")],
  [":2: category must be one of Taxes", field("category: Gossip")],
  [":2: author must be the id of somebody in people of firm/firm.ts", field("author: nobody")],
  [
    ":2: image must be the address of a photo on https://images.",
    field("image: http://a.example/1"),
  ],
  [":2: answeredBy must be the address", field("answeredBy: rent")],
  [":2: answeredBy must be the address", field("answeredBy: /blog/rent")],
  [":2: due must be the month", field("due: 2027-13")],
  [":2: planned must be the minutes", field("planned: soon")],
  [":2: deadline must be at most 420 characters", field("deadline:\n- a\n- b\n- c\n- d\n- e")],
  [":2: writer is no field of an article; there are title, desc", field("writer: Nobody")],
  [':2: "Rent and tax" is not a line of the form key: value', field("Rent and tax")],
  [':3: "- a" is not a line of the form', field("keywords: a\n- a")],
  [":10: there is no {{fraud.answerTim}}: tax facts are in", body("{{fraud.answerTim}}")],
  [":10: there is no {{fraud.answerTime.asat}}", body("{{fraud.answerTime.asat}}")],
  [":11: there is no {{vat.zeroRate}:", body("", "At {{vat.zeroRate}.")],
  [":10: there is no {phon}:", body("Call {phon}.")],
  [":10: there is no {phon}:", body("Call {{phon}}.")],
  [":12: the row has more", body("| A | B |", "|---|---|", "| a | \\|b | c |", "| a |")],
  [":11: a line of a list begins with -", body("Bring", "•\tthe letter.")],
  [":10: a line of a list begins with -", body("– the letter")],
  [":11: a paragraph is not indented", body("", "    Words.")],
  [":12: a paragraph is not indented", body("Words.", "", "\tWords.")],
  [":10: there are no footnotes: write it into the text: [^1]", body("Words.[^1]")],
  [":10: ~ strikes out: write the words without it: ~2~", body("H~2~O")],
  [":11: nothing can be ticked: write a list without [ ]", body("- a", "- [ ] b")],
  [":10: there is no ==:", body("An ==unclosed mark.")],
  [":10: there is no {{group::", body("In {{group: a}} a line.")],
  [":11: there is no {{sum.rise.ann}}", body("", "{{sum.rise.ann}}")],
  [":10: there is no {{drawing:rent-shares}}", body("{{drawing:rent-shares}}")],
  [":11: The pen cannot write “£”", body("", "Rent. {{pen: £5}}")],
  [':12: "Rent" is written with ##', body("## One", "", "# Rent")],
  [':10: "Rent" is written with ##', body("Rent", "====")],
  [':12: "Two" is written with ###', body("## One", "", "#### Two")],
  [':10: "税务" needs a Latin letter', body("## 税务")],
  [':14: two headings read "Two"', body("## One", "", "## Two", "", "## Two")],
  [":13: raw HTML is not allowed", body("Words.", "", "Read", "<b>this.")],
  [":12: raw HTML is not allowed", body("Words.", "", "<script>", "this", "</script>")],
  [":10: raw HTML is not allowed", body("<!-- later -->")],
  [":11: a link is written [words](/address), without", body("", "![Rent](./my rent.jpg)")],
])("what is wrong is said once: rent.md%s", (message, article) => {
  expect(read(article).source.problems).toEqual([
    expect.stringContaining(`words/blog/rent.md${message}`),
  ]);
});

test.each(["# Rent\n", frontMatter.slice(0, -4)])("%j has no front matter", (text) => {
  expect(read(text).source.problems[0]).toContain(
    "rent.md:1: the front matter between two lines of --- is missing",
  );
});

test.each(["Rent.md", "rent_book.md", "stand-in.md"])("the file name %s is refused", (file) => {
  expect(read(body("Words."), file).source.problems).toEqual([
    expect.stringMatching(/^words\/blog\/[\w.-]+: the (?:name|site)/),
  ]);
});

test.each([
  "| A | B |\n|---|---|\n| a\\|a | b |\n| a |",
  "1. One\n\n    of two.\n2. Two",
  "- One\n    - of two",
  "It is due – or not – by ~~May~~ June ~ about ~5 and ~6.",
])("%j loses nothing, and passes", (text) => {
  expect(read(body(text)).source.problems).toEqual([]);
});

test("the deadline beside the title is Markdown, and what is wrong in it is refused with its line", () => {
  const withDeadline = (deadline: string) => read(field(`deadline: ${deadline}`));
  expect(withDeadline("Due by ==31 January==.").deadline).toBe(
    "<p>Due by <mark>31\u00a0January</mark>.</p>\n",
  );
  expect(withDeadline("\n- A letter?\n- [None](#none)").deadline).toBe(
    '<ul>\n<li>A letter?</li>\n<li><a href="#none">None</a></li>\n</ul>\n',
  );
  expect(read(body("Words.")).deadline).toBeUndefined();
  const { problems } = withDeadline("{{property.nothing}}").source;
  expect(problems.join()).toContain("rent.md:2: there is no");
  const { links } = withDeadline("[rent](http://x.example)").source;
  expect(links).toEqual([{ href: "http://x.example", line: 2 }]);
});

test("an article without a text says which page answers, until when, and has no reading time", () => {
  const { problems } = read(frontMatter).source;
  for (const field of ["answeredBy", "due", "planned"])
    expect(problems.join("\n")).toContain(`rent.md: ${field} is missing: write`);
  const fields = "answeredBy: /services/tax-advisory\ndue: 2027-01\nplanned: 8";
  expect(read(field(fields, frontMatter))).toMatchObject({
    slug: "rent",
    html: "",
    minutes: undefined,
    planned: 8,
    source: { problems: [] },
  });
});

test("what answers meanwhile is a page, or a part of another article by its heading, which must be there", () => {
  const folder = mkdtempSync(join(tmpdir(), "articles-"));
  writeFileSync(join(folder, "rent.md"), body("## What counts?"));
  const answerOf = (name: string) => {
    const fields = `answeredBy: ${name}\ndue: 2027-01\nplanned: 8`;
    writeFileSync(join(folder, "new.md"), field(fields, frontMatter));
    return readArticles(folder).find(({ slug }) => slug === "new")?.answeredBy;
  };
  const { path, label } = pageById("cop9");
  expect(answerOf(path)).toEqual({ path, label: `Our ${label} page` });
  expect(answerOf("/blog/rent#what-counts")).toEqual({
    path: "/blog/rent#what-counts",
    label: "What counts?",
  });
  expect(() => answerOf("/blog/rent#costs")).toThrow(
    "words/blog/new.md:2: /blog/rent#costs leads nowhere",
  );
});

test("a text becomes clean HTML with ids, facts and the firm's details", () => {
  const { html, headings, minutes, source } = read(
    body(
      "## What is “rent”?\n\nYou have {{fraud.answerTime}} ({{property.basicRate.taxYear}}), {firm} says. {{example: £400}} is invented.\n\n{{promise:a}} We read it. {{phone}}\n\n| A | B |\n|---|---|\n| one | two |\n| £1 | £2 |\n",
    ),
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
  ["Łódź & Ærø: ½ Straße", "lodz-aero-1-2-strasse"],
  ["HMRC’s letter", "hmrc-s-letter"],
])("the heading %s has the address #%s", (heading, id) => {
  expect(read(body(`## ${heading}`)).headings[0]?.id).toBe(id);
});

test("the pen writes after a sentence what it can write", () => {
  const { html, source } = read(
    body("## Rent", "", "Keep it. {{pen: keep the envelope}} Then read it."),
  );
  expect(source.problems).toEqual([]);
  expect(html).toContain(
    'Keep it. <span class="pen-beside">keep the envelope</span> Then read it.',
  );
});

test("a bare link has its line, though a longer one before it holds its address", () => {
  const { links } = read(
    body("[a](https://a.example/b)", "https://a.example/b", "https://a.example"),
  ).source;
  expect(links.map(({ line }) => line - 9)).toEqual([1, 2, 3]);
});

test("each link has its line, in lists, tables and quotations, and twice the same", () => {
  const { links } = read(
    body(
      "[1](/contact) and\n[1](/contact)\n\n- a point\n- [2](/blog)\n",
      "> quoted,\n> [3](/faqs)\n\n| A | B |\n|---|---|\n| a | [4](/about) |",
    ),
  ).source;
  expect(links.map(({ href, line }) => `${line - 9} ${href}`)).toEqual([
    ...["1 /contact", "2 /contact", "5 /blog", "8 /faqs", "12 /about"],
  ]);
});

test.each(["rent.MD", "rent.markdown", "rent.md.txt", "rent"])("the file %s is refused", (file) => {
  const folder = mkdtempSync(join(tmpdir(), "articles-"));
  for (const one of [".DS_Store", "Thumbs.db", "a.md~", "sums.ts", "photo.JPG", file])
    writeFileSync(join(folder, one), "");
  expect(() => readArticles(folder)).toThrow(
    RegExp(`^The articles are not right:\n  words/blog/${file}: no article ends so, .*$`),
  );
});

const [service = ""] = pages.flatMap(({ path }) => (/\/.*\//.test(path) ? path : []));
const folder = mkdtempSync(join(tmpdir(), "articles-"));
writeFileSync(join(folder, "other.md"), body("## Costs"));
/** Reads an article whose third line of text links there. */
const leadTo = (link: string, documents?: Map<string, string>) => {
  writeFileSync(join(folder, "rent.md"), body("## Rent", "", `[words](${link})`));
  readArticles(folder, documents);
};

test.each([
  pathOf("contact"),
  `${pathOf("resources")}?search=rent`,
  `${pathOf("services")}#payroll`,
  "/blog/other",
  "/blog/other#costs",
  "#rent",
  "tel:+441614960000",
])("a link to %s passes", (link) => {
  leadTo(link);
});

test.each([
  ["/no-such-page", "leads nowhere: no page has this address"],
  [
    `${pathOf("contact")}/`,
    "leads nowhere: no page has this address, write one of site/page-registry.ts",
  ],
  [service.replace(/.*(?=\/)/, ""), `leads nowhere: no page has this address, write ${service}`],
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
  const path = pathOf("services");
  const documents = new Map([[path, '<li id="payroll">']]);
  leadTo(`${path}#payroll`, documents);
  expect(() => leadTo(`${path}#pay`, documents)).toThrow(
    `words/blog/rent.md:12: ${path}#pay leads nowhere: the page has no such place`,
  );
});
