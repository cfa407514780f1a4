import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { failurePage, leadFormPage, pathOf } from "~/site/pages";
import { client, documents } from "./built";

test.each([...documents])("%s is read aloud as British English, not as American", (_, html) => {
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB"/i);
});

test.each([...documents])(
  "%s states its policy before anything that could run or load",
  (_, html) => {
    const [head = ""] =
      /^.*?<meta http-equiv="Content-Security-Policy" content="[^"]+"/s.exec(html) ?? [];
    expect(head).toContain("default-src 'self'; script-src 'self'");
    expect(head).not.toMatch(/<(?:script|style|link|base)/);
  },
);

test("no script has a regular expression that looks behind", () => {
  const scripts = globSync("assets/*.js", { cwd: fileURLToPath(client) });
  expect(scripts).not.toEqual([]);
  // In Safari before 16.4 it is an error of the whole file, and no build can lower it.
  const wrong = scripts.filter((file) =>
    /\(\?<[=!]/.test(readFileSync(new URL(file, client), "utf8")),
  );
  expect(wrong).toEqual([]);
});

test.each([...documents].filter(([path]) => !/^\/(?:contact|blog(?:\/.*)?)$/.test(path)))(
  "%s asks no other host for anything",
  (_, html) => {
    const asking =
      /<(?:img|source|script|iframe)\b[^>]*https?:|<link rel="(?!canonical)[^>]*https?:/g;
    expect(html.match(asking) ?? []).toEqual([]);
  },
);

test("a page is rendered ahead once a visitor is about to open it: no file, no form in a frame, and not all at once", () => {
  const text = readFileSync(new URL("speculation-rules.json", client), "utf8");
  const rules = Object.values<{ eagerness: string }[]>(JSON.parse(text)).flat();
  expect(rules).not.toEqual([]);
  for (const { eagerness } of rules) expect(["moderate", "conservative"]).toContain(eagerness);
  for (const left of ["/*.*", leadFormPage.path]) expect(text).toMatch(`"${left}"`);
});

test.each([...documents])("%s leaves it to the browser to say what is folded", (_, html) => {
  expect(html.match(/<(?:details|summary)\b[^>]*\s(?:role|aria-\w+)=/g) ?? []).toEqual([]);
});

test.each([...documents])(
  "%s leads to the contact page, and its pictures keep their room",
  (path, html) => {
    const isAlone = path === failurePage.path || /<main\b[^>]*\sdata-embedded\b/.test(html);
    if (!isAlone) expect(html).toContain(`href="${pathOf("contact")}"`);
    for (const [picture] of html.matchAll(/<img\b[^>]*>/g))
      expect(picture).toMatch(/ width="\d+" height="\d+"/);
  },
);

test.each([...documents])(
  "%s: what a heading opens has the headings of the level below it",
  (_, html) => {
    const folds: { level: number; isSummary: boolean }[] = [];
    const wrong: string[] = [];
    for (const [tag, end, name, level] of html.matchAll(/<(\/?)(details|summary|h([1-6]))\b/g)) {
      const fold = folds.at(-1);
      if (name === "details") end ? folds.pop() : folds.push({ level: 0, isSummary: false });
      else if (name === "summary" && fold) fold.isSummary = !end;
      else if (level && !end && fold?.isSummary) fold.level = Number(level);
      else if (level && !end && fold?.level && Number(level) <= fold.level) wrong.push(tag);
    }
    expect(wrong).toEqual([]);
  },
);

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

test.each([...documents])("%s is valid HTML", async (_, html) => {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(messages)]).toEqual([]);
});
