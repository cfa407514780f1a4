import { describe, expect, test } from "vitest";
import { testimonials } from "~/firm/testimonials";
import { textsOf } from "../../hosting/documents";
import { documents } from "./built";

const pages = [...documents].map(([path, html]) => ({ path, texts: textsOf(html) }));

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

describe("what nobody can know: how a case will end", () => {
  const promised =
    /\b(?:guarantee|success rate|no win)|\bwe (?:always|usually|nearly always) (?:win|get|save)|\bmost [^.]*\b(?:won|succeed|cancelled|dropped)\b/i;
  const said = textsIn(testimonials);

  test.each(pages)("$path promises nothing of it", ({ texts }) => {
    const own = texts.filter((text) => !said.some((one) => text.includes(one)));
    expect([...new Set(own.filter((text) => promised.test(text)))]).toEqual([]);
  });
});
