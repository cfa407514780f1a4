import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactSheet } from "~/app/pages/about/contact-sheet";
import { Byline } from "~/app/pages/article/byline";
import { UrgentLine } from "~/app/parts/contact/urgent-line";
import { structuredData } from "~/app/seo/structured-data";
import type { Firm } from "~/firm/firm-schema";
import { about } from "~/words/pages/about";
import { readerSlip } from "~/words/reader-slip";
import { longestFirm } from "../../firm/samples/longest-firm";

const [author, reviewer, plain] = longestFirm.people ?? [];
const words = { author: "Written by", checked: "checked by", reviewer: "Checked by" };

const sheetOf = (people: Firm["people"]) =>
  renderToStaticMarkup(<ContactSheet {...readerSlip} {...about.people} people={people} />);

test("/about shows each person with what is given, and portraits whose size is known", () => {
  const sheet = sheetOf(longestFirm.people);
  for (const text of [author?.name, author?.sentence, "member 1234567", plain?.name])
    expect(sheet).toContain(text);
  expect(sheet).toContain(`id="${author?.id}"`);
  const portraits = sheet.match(/<img [^>]*>/g) ?? [];
  expect(portraits).toHaveLength(2);
  for (const portrait of portraits) expect(portrait).toMatch(/width="\d+" height="\d+"/);
});

test("/about is whole with one person, with six, with samples, and with nobody", () => {
  const frames = (people: Firm["people"]) => sheetOf(people).match(/<li/g)?.length ?? 0;
  const six = Array.from({ length: 6 }, (_, at) => ({ id: `p${at}`, name: "A. B.", role: "Tax" }));
  expect(frames(six)).toBe(6);
  expect(frames(six.slice(0, 1))).toBe(1);
  const samples = sheetOf(undefined);
  const stamps = samples.split(`>${readerSlip.sample.stamp}<`).length - 1;
  expect(stamps).toBe(frames(undefined));
  expect(stamps).toBeGreaterThan(0);
  expect(sheetOf([])).toBe("");
});

test("an article names who wrote and who checked it, with the way to them; without, nothing", () => {
  const line = renderToStaticMarkup(<Byline author={author} reviewer={reviewer} words={words} />);
  expect(line).toContain(`href="/about#${author?.id}"`);
  expect(line).toContain(`href="/about#${reviewer?.id}"`);
  expect(line.replace(/<[^>]*>/g, "")).toBe(
    `Written by ${author?.name}, checked by ${reviewer?.name}`,
  );
  expect(renderToStaticMarkup(<Byline reviewer={reviewer} words={words} />)).toContain(
    "Checked by",
  );
  expect(renderToStaticMarkup(<Byline words={words} />)).toBe("");
});

test("without an urgent line there is none", () => {
  const heading = "Officers at the door?";
  expect(renderToStaticMarkup(<UrgentLine heading={heading} urgent={undefined} />)).toBe("");
  expect(
    renderToStaticMarkup(<UrgentLine heading={heading} urgent={longestFirm.urgent} />),
  ).toContain('href="tel:+441618349876"');
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
