import { expect, test } from "vitest";
import { documentsByPath } from "../../hosting/documents";
import { readArticles } from "../../publish/articles/read-articles";
import { documentsFor } from "../../publish/files/check-moved-pages";

const built = documentsByPath(new URL("../../build/client/", import.meta.url));

test("the addresses that moved pages are checked against are those that were built", () => {
  const slugs = readArticles().map(({ slug }) => slug);
  expect(documentsFor(slugs).toSorted()).toEqual([...built.keys()].toSorted());
});

test.each([...built])("%s is read aloud as British English, not as American", (_, html) => {
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB"/i);
});

test.each([...built])(
  "%s runs no script but files, and no style that it does not name",
  (_, html) => {
    const [, before = "", policy = ""] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)"/s.exec(html) ?? [];
    expect(before).not.toMatch(/<(?:script|style|link|base)/);
    expect(policy).toMatch(
      /^default-src 'self'; script-src 'self'(?: https:[^ ;]+)?; script-src-attr 'none'; require-trusted-types-for 'script'; trusted-types lead-form; /,
    );
    expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'|http:|\*|data:|blob:/);
  },
);
