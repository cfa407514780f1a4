import { expect, test } from "vitest";
import { resources } from "~/words/pages/resources";

const { topics, formats, guides, tools } = resources;
const filed = [...guides.items, ...tools.items].flatMap(({ topic, format }) => [topic, format]);

test.each([...topics, ...formats].filter((name) => name !== "All"))(
  "something is listed under %s",
  (name) => {
    expect(filed).toContain(name);
  },
);
