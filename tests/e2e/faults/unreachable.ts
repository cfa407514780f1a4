import type { Locator, Page } from "@playwright/test";
import { emailHref, phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { failureWords } from "~/words/failure";
import { contact } from "~/words/pages/contact";
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

/** What a part of the page that has failed shows at its place: what happened, and how to reach the firm. */
export async function expectNotice(page: Page, message: string | RegExp = /\S/) {
  const notice = page.getByRole("alert").filter({ hasText: failureWords.heading });
  await expect(notice).toBeVisible();
  await expect(notice.locator("[data-message]")).toHaveText(message);
  for (const href of [phoneHref, emailHref]) {
    await expect(notice.locator(`a[href="${href}"]`)).toBeVisible();
  }
  return notice;
}

/** Changes a page's document on its way. */
export function rewriteDocument(page: Page, path: string, change: (html: string) => string) {
  return page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/** What is told in the place of the contact form, or above it, names the other ways to reach the firm. */
export async function expectOtherWays(page: Page, told: Locator) {
  await expect(told).toBeVisible();
  await expect(told.locator(`a[href="${phoneHref}"]`)).toBeVisible();
  await expect(told.locator(`a[href="${emailHref}"]`)).toBeVisible();
  await expect(told.getByRole("link", { name: firm.messaging.label })).toBeVisible();
  await expectWordsAndWays(page, contact.hero.headline);
}
