import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Byline } from "~/sections/byline";
import { PeopleList } from "~/sections/people-list";
import { UrgentLine } from "~/sections/urgent-line";
import { structuredData } from "~/seo/structured-data";
import { longestFirm } from "../../scripts/fixtures/longest-firm";

const [author, reviewer, plain] = longestFirm.people ?? [];
const words = { author: "By", reviewer: "Checked by" };

function markup(element: React.JSX.Element) {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("/about shows each person with what is given, and photos whose size is known", () => {
  const list = renderToStaticMarkup(<PeopleList people={longestFirm.people ?? []} />);
  for (const text of [author?.name, author?.role, author?.sentence, "member 1234567", plain?.name])
    expect(list).toContain(text);
  const photos = list.match(/<img [^>]*>/g) ?? [];
  expect(photos).toHaveLength(2);
  for (const photo of photos) expect(photo).toMatch(/width="\d+" height="\d+"/);
});

test("an article names who wrote and who checked it, with the way to them; without, nothing", () => {
  const line = markup(<Byline author={author} reviewer={reviewer} words={words} />);
  expect(line).toContain(`href="/about#${author?.id}"`);
  expect(line).toContain(`href="/about#${reviewer?.id}"`);
  expect(markup(<Byline words={words} />)).toBe("");
});

test("without an urgent line there is none", () => {
  const heading = "Officers at the door?";
  expect(markup(<UrgentLine heading={heading} urgent={undefined} />)).toBe("");
  expect(markup(<UrgentLine heading={heading} urgent={longestFirm.urgent} />)).toContain(
    'href="tel:+441618349876"',
  );
});

test("search engines are told of the people, and who stands behind an article", () => {
  const meta = { title: "A guide", description: "", ogType: "article" as const };
  const graph = (page: "about" | "blog", more = {}) =>
    JSON.stringify(structuredData(page, { ...meta, ...more }, longestFirm));
  expect(graph("about", { ogType: "website" })).toContain(`"name":"${plain?.name}"`);
  const signed = graph("blog", { author: author?.id, reviewer: reviewer?.id });
  expect(signed).toContain(`"author":{"@type":"Person","@id":"${longestFirm.origin}/about#`);
  expect(signed).toContain(`"contributor":{"@type":"Person"`);
  expect(graph("blog")).toContain('"author":{"@type":"AccountingService"');
});
