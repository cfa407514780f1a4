import type { BuiltDocument } from "../../hosting/documents.ts";
import { failureDocument } from "../../hosting/settings.ts";
import { pathOf } from "../../site/pages.ts";

/** @returns a line for each picture without width and height in whole pixels: it would move what is around it */
export function findUnsizedImages(documents: readonly BuiltDocument[]): string[] {
  return documents.flatMap(({ file, html }) =>
    [...html.matchAll(/<img\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !(/\swidth="\d+"/.test(tag) && /\sheight="\d+"/.test(tag)))
      .map((tag) => `${file} has a picture without width and height: ${srcOf(tag)}`),
  );
}

/** What a document inside a frame has on its main part; its name stands in every document's styles. */
const embedded = /<main\b[^>]*\sdata-embedded\b/;

/**
 * @returns a line for each document from which no link leads to /contact, but for those inside a frame, and the one
 * that a host sends when it fails itself: that one gives phone and email
 */
export function findDeadEnds(documents: readonly BuiltDocument[]): string[] {
  return documents
    .filter(({ file, html }) => file !== failureDocument && !embedded.test(html))
    .filter(({ html }) => !html.includes(`href="${pathOf("contact")}"`))
    .map(({ file }) => `${file} has no link to ${pathOf("contact")}`);
}

function srcOf(tag: string): string {
  return /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? tag;
}
