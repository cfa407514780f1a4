import { expect, test } from "vitest";
import { speculationRules } from "./speculation-rules";

test("ahead is rendered what a link of this tab leads to: a page, no file, and not the form in its frame", () => {
  expect(JSON.parse(speculationRules())).toEqual({
    prerender: [
      {
        eagerness: "moderate",
        where: {
          and: [
            { href_matches: "/*" },
            { not: { href_matches: ["/*.*", "/lead-form"] } },
            { not: { selector_matches: "[target], [download]" } },
          ],
        },
      },
    ],
  });
});
