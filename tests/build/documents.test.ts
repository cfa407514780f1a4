import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readArticles } from "../../publish/articles/read-articles";
import { documentsFor } from "../../publish/files/check-moved-pages";
import { documents } from "./built";

test("the addresses that moved pages are checked against are those that were built", () => {
  const slugs = readArticles().map(({ slug }) => slug);
  expect(documentsFor(slugs).toSorted()).toEqual([...documents.keys()].toSorted());
});

test.each([...documents])("%s is read aloud as British English, not as American", (_, html) => {
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB"/i);
});

test.each([...documents])(
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

test.each([...documents])(
  "%s gives the browser's frame the lighter colour in the light theme, and only there",
  (_, html) => {
    const tags = html.match(/<meta name="theme-color"[^>]*>/g) ?? [];
    const of = (scheme: string) =>
      tags
        .filter((tag) => tag.includes(`media="(prefers-color-scheme: ${scheme})"`))
        .map(luminance);
    const [light, dark] = [of("light"), of("dark")];
    expect([tags.length, light.length, dark.length]).toEqual([2, 1, 1]);
    expect(light[0]).toBeGreaterThan(dark[0] ?? Number.NaN);
  },
);

/** Of the colour that a tag gives as #rrggbb, by WCAG's formula, from 0 (black) to 1 (white). */
function luminance(tag: string): number {
  const [, ...parts] = /content="#(..)(..)(..)"/.exec(tag) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

test.each([...documents])("%s is valid HTML", async (_, html) => {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(messages)]).toEqual([]);
});
