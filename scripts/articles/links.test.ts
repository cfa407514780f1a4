import { expect, test } from "vitest";
import { frontMatter } from "../fixtures/article";
import { findDeadAnchors, findDeadLinks } from "./links";
import { toArticle } from "./read-articles";

const articleOf = (slug: string, body: string) =>
  toArticle(slug, `${frontMatter}${body}`, `${slug}.md`);
const other = articleOf("other", "## Costs\n\nWords.");
const linking = (link: string) => articleOf("rent", `## Rent\n\nWords.\n[words](${link})`);

test.each([
  "/contact",
  "/resources?search=rent",
  "/services#payroll",
  "/blog/other",
  "/blog/other#costs",
  "#rent",
  "tel:+441614960000",
])("a link to %s passes", (link) => {
  const article = linking(link);
  expect(findDeadLinks(article, [article, other])).toEqual([]);
});

test.each([
  ["/contact-us", "/contact-us leads nowhere: no page has this address"],
  ["/contact/", "no page has this address, write an address as it stands in app/config/page-reg"],
  ["/payroll", "no page has this address, write /services/payroll"],
  ["/blog/othr", "no page has this address"],
  ["/blog/other#cost", "that article has no such heading, its headings are #costs"],
  ["#costs", "that article has no such heading, its headings are #rent"],
  ["contact", "contact leads off this site"],
  ["https://www.gov.uk/", "leads off this site"],
  ["//www.gov.uk/", "leads off this site"],
])("a link to %s is refused with its line", (link, message) => {
  const article = linking(link);
  expect(findDeadLinks(article, [article, other])).toEqual([
    { line: 13, message: expect.stringContaining(message) },
  ]);
});

test("a place that a built page does not have is refused with the link's line", () => {
  const documents = new Map([["/services", '<li id="payroll">']]);
  expect(findDeadAnchors(linking("/services#payroll"), documents)).toEqual([]);
  expect(findDeadAnchors(linking("/services#pay"), documents)).toEqual([
    { line: 13, message: "/services#pay leads nowhere: the page has no such place" },
  ]);
});
