import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactSheet } from "~/app/pages/about/contact-sheet";
import { Byline } from "~/app/pages/article/byline";
import { UrgentLine } from "~/app/parts/contact/urgent-line";
import { Portrait } from "~/app/parts/people/portrait";
import { ReaderSlip } from "~/app/parts/people/reader-slip";
import { telHref } from "~/firm/contact-links";
import { readerOf } from "~/firm/firm-details";
import type { Firm } from "~/firm/firm-schema";
import { about } from "~/words/pages/about";
import { readerSlip } from "~/words/reader-slip";
import { longestFirm } from "../../firm/samples/longest-firm";
import { sampleFirm } from "../../firm/samples/sample-firm";

const [author, reviewer, plain] = longestFirm.people ?? [];
const words = { author: "Written by", checked: "checked by", reviewer: "Checked by" };

const sheetOf = (people: Firm["people"]) =>
  renderToStaticMarkup(<ContactSheet {...readerSlip} {...about.people} people={people} />);

test("/about shows each person with what is given, and portraits whose size is known and which say the name beside them no second time", () => {
  const sheet = sheetOf(longestFirm.people);
  for (const text of [author?.name, author?.sentence, "member 1234567", plain?.name])
    expect(sheet).toContain(text);
  expect(sheet).toContain(`id="${author?.id}"`);
  const portraits = sheet.match(/<img [^>]*>/g) ?? [];
  expect(portraits).toHaveLength(2);
  for (const portrait of portraits) expect(portrait).toMatch(/alt="" width="\d+" height="\d+"/);
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

const slipOf = (firm: Firm) =>
  renderToStaticMarkup(<ReaderSlip {...readerSlip} reader={readerOf(firm)} />);

test("the slip shows who reads a letter: portrait, name, letters, role, own line and signature", () => {
  const slip = slipOf(longestFirm);
  const { portrait, name, letters, role, signature, directLine = "" } = author ?? {};
  const line = `href="${telHref(directLine)}"`;
  for (const shown of [portrait, name, letters, role, signature, line])
    expect(slip).toContain(shown);
  expect(slip).not.toContain(readerSlip.sample.stamp);
});

test.each([
  ["Jun Li", "JL"],
  ["Dr Alexandra Featherstonehaugh-Cholmondeley", "AF"],
  ["Maximilian Bartholomew Wriothesley", "MW"],
  ["Prince", "P"],
])(
  "%s, without portrait or a line of their own, is shown by %s and the firm's line",
  (name, initials) => {
    const people = [{ id: "j-li", name, role: "Manager, VAT" }];
    const slip = slipOf({ ...longestFirm, people, signatory: "j-li" });
    expect(slip).toContain(`>${initials}<`);
    expect(slip).toMatch(/href="tel:/);
    expect(slip).not.toContain("<img");
  },
);

test("as long as nobody is named there is a silhouette that says it is a sample", () => {
  const slip = slipOf(sampleFirm);
  expect(slip).toContain(readerSlip.sample.stamp);
  expect(slip).not.toContain("<img");
});

test("a silhouette is dark on its pale ground, whatever that stands on: its colours change on no surface", () => {
  const read = (file: string) =>
    readFileSync(new URL(`../../app/design/styles/${file}.css`, import.meta.url), "utf8");
  const surfaces = [
    ...(/@utility in-the-dark \{.*?^\}/ms.exec(read("tokens")) ?? []),
    ...(/@utility on-band \{.*?^\}/ms.exec(read("motifs")) ?? []),
  ].join();
  const changing = [...surfaces.matchAll(/^ *--([\w-]+):/gm)].map(([, name]) => name);
  expect(changing).toContain("ink");
  const drawn = renderToStaticMarkup(<Portrait person={undefined} />);
  const colours = [...drawn.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
  expect(colours.filter((name) => changing.includes(name))).toEqual([]);
});

test("a firm that shows nobody, or nobody as the reader, has no slip", () => {
  expect(slipOf({ ...longestFirm, people: [], signatory: undefined })).toBe("");
  expect(slipOf({ ...longestFirm, signatory: undefined })).toBe("");
});
