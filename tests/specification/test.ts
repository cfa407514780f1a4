import { firm } from "~/firm/firm";
import { test as base, expect } from "../e2e/test";

export { expect };

/** Whether the site is still the one that the specification describes: nobody can go live with this address. */
export const isSample = firm.origin === "https://www.the-firm.example";

/** The browser tests' test, for as long as the specification binds: while the firm is the sample. */
export const test = base.extend<{ binding: undefined }>({
  binding: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs
    async ({}, use, info) => {
      info.skip(!isSample, "The site has a firm of its own: its words and counts are its owner's.");
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      console.error(
        `The specification fixes this: ${info.title}. Put it back; once origin in firm/firm.ts is your own, these tests are skipped (docs/testing.md).`,
      );
    },
    { auto: true },
  ],
});
