import { expect, test } from "vitest";
import { taxFacts } from "~/words/facts";
import type { TaxFact } from "~/words/facts/tax-fact";
import { written } from "~/words/facts/written";
import { rowsOf } from "./tables";

const facts: TaxFact[] = Object.values(taxFacts).flatMap((topic) => Object.values(topic));

const limits = rowsOf("limits.md", [["Fact", "Value", "Source"]]).map(
  ({ cells: { Fact = "", Value = "", Source = "" } }) => [Fact, Value, Source] as const,
);

test.each(limits)("%s is %s, by %s", (id, value, source) => {
  const fact = facts.find((one) => one.id === id);
  if (!fact) throw new Error(`tests/law/limits.md: words/facts/ has no ${id}`);
  expect(written(fact.value).replaceAll("\u00a0", " ")).toBe(value);
  const literal = source.replace(/[^\w\s…]/g, "\\$&");
  expect(fact.source).toMatch(new RegExp(`^${literal.replaceAll("…", ".*")}$`));
});

test("every figure of words/facts/ is in limits.md as well, from its source", () => {
  const figures = facts.filter(({ value }) => value.unit !== "text").map(({ id }) => id);
  const held = new Set<string>(limits.map(([id]) => id));
  expect(figures.filter((id) => !held.has(id))).toEqual([]);
});
