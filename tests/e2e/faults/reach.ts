import type { Page } from "@playwright/test";
import { firm } from "~/config/firm";
import { emailHref, phoneHref } from "~/lib/contact-links";
import { expect } from "../test";

/** What must hold whatever has failed: the page's words are there, and so are phone and e-mail. */
export async function expectWordsAndWays(page: Page, headline: string | RegExp) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page.getByRole("link", { name: firm.phone }).first()).toHaveAttribute(
    "href",
    phoneHref,
  );
  await expect(page.getByRole("link", { name: firm.phone }).first()).toBeVisible();
  const email = page.locator(`a[href="${emailHref}"]`).first();
  await expect(email).toBeVisible();
}
