import { expect, test } from "vitest";
import { sampleFirm } from "../../firm/samples/sample-firm";
import { forReaders } from "./search-engines.ts";

test("who reads in a feed reader has links that lead to the site, and pictures that load", () => {
  const { origin } = sampleFirm;
  expect(
    forReaders(
      '<a href="/faqs">x</a><picture><source srcset="/a.avif"><img src="/a.webp"></picture>',
    ),
  ).toBe(`<a href="${origin}/faqs">x</a><picture><img src="${origin}/a.webp"></picture>`);
});
