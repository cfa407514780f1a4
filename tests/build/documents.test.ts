import { expect, test } from "vitest";
import { readArticles } from "../../scripts/articles/read-articles";
import { documentsFor } from "../../scripts/build/check-moved-pages";
import { documentsByPath } from "../../scripts/build/documents";

test("the addresses that moved pages are checked against are those that were built", () => {
  const built = documentsByPath(new URL("../../build/client/", import.meta.url));
  const slugs = readArticles().map(({ slug }) => slug);
  expect(documentsFor(slugs).toSorted()).toEqual([...built.keys()].toSorted());
});
