import { isDeepStrictEqual } from "node:util";
import { firm } from "~/config/firm";
import type { Firm } from "~/config/firm-schema";
import { sampleFirm } from "../../scripts/fixtures/sample-firm";
import { test as base, expect } from "../e2e/test";

export { expect };

/** The details that the specification speaks of. */
const specified = [
  "name",
  "socials",
  "openingHours",
  "offices",
  "footerOffices",
  "aboutOffices",
] as const satisfies (keyof Firm)[];

const isSample = specified.every((field) => isDeepStrictEqual(firm[field], sampleFirm[field]));

/** The browser tests' test, for as long as the specification binds: while the firm is the sample. */
export const test = base.extend<{ binding: undefined }>({
  binding: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs
    async ({}, use, info) => {
      info.skip(!isSample, "The site has a firm of its own: its words and counts are its owner's.");
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      console.error(
        `The specification fixes this: ${info.title}. It binds until app/config/firm.ts holds your own firm (docs/testing.md).`,
      );
    },
    { auto: true },
  ],
});
