import { expect, test } from "vitest";
import type { PageMeta } from "~/words/types";
import { pageMeta } from "./page-meta";

const words: PageMeta = {
  title: "Help with a letter from HMRC",
  description: "What your letter means, how long you have, and what to do first. Talk to us today.",
  updated: "2026-11-02",
};

test.each([
  [{ title: " " }, "the title is missing"],
  [{ title: "t".repeat(56) }, "the title has 56 characters"],
  [{ description: "" }, "the description is missing"],
  [{ description: "d".repeat(49) }, "the description has 49 characters"],
  [{ description: "d".repeat(161) }, "the description has 161 characters"],
  [{ updated: undefined }, "updated must be a date written YYYY-MM-DD"],
  [{ updated: "2 November 2026" }, "updated must be a date written YYYY-MM-DD"],
  [{ updated: "2026-11-31" }, "updated must be a date written YYYY-MM-DD"],
  [{ updated: "9999-11-02" }, "updated is in the future: 9999-11-02"],
])("%j stops the build and names the page", (change, message) => {
  const build = () => pageMeta("contact", { ...words, ...change });
  expect(build).toThrow('"contact"');
  expect(build).toThrow(message);
});
