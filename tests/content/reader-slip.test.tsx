import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReaderSlip } from "~/app/parts/people/reader-slip";
import { telHref } from "~/firm/contact-links";
import { readerOf } from "~/firm/firm-details";
import type { Firm } from "~/firm/firm-schema";
import { readerSlip } from "~/words/reader-slip";
import { longestFirm } from "../../firm/samples/longest-firm";
import { sampleFirm } from "../../firm/samples/sample-firm";

const slipOf = (firm: Firm) =>
  renderToStaticMarkup(<ReaderSlip {...readerSlip} reader={readerOf(firm)} />);

test("the slip shows who reads a letter: portrait, name, letters, role, own line and signature", () => {
  const slip = slipOf(longestFirm);
  const [reader] = longestFirm.people ?? [];
  for (const shown of [
    reader?.portrait,
    reader?.name,
    reader?.letters,
    reader?.role,
    reader?.signature,
    `href="${telHref(reader?.directLine ?? "")}"`,
  ])
    expect(slip).toContain(shown);
  expect(slip).not.toContain(readerSlip.sample.stamp);
});

test("who has neither portrait nor a line of their own is shown by initials and the firm's line", () => {
  const people = [{ id: "j-li", name: "Jun Li", role: "Manager, VAT" }];
  const slip = slipOf({ ...longestFirm, people, signatory: "j-li" });
  expect(slip).toContain("JL");
  expect(slip).toMatch(/href="tel:/);
  expect(slip).not.toContain("<img");
});

test("as long as nobody is named there is a silhouette that says it is a sample", () => {
  const slip = slipOf(sampleFirm);
  expect(slip).toContain(readerSlip.sample.stamp);
  expect(slip).not.toContain("<img");
});

test("a firm that shows nobody, or nobody as the reader, has no slip", () => {
  expect(slipOf({ ...longestFirm, people: [], signatory: undefined })).toBe("");
  expect(slipOf({ ...longestFirm, signatory: undefined })).toBe("");
});
