import type { Route } from "@playwright/test";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { failure, frame, nameIn } from "../lead-form";
import { awake } from "../screens";
import { expect, test } from "../test";
import { expectOtherWays } from "./unreachable";

test.use({ allowedErrors: [/Failed to load resource|X-Frame-Options|in a frame/] });

const script = "**/lead-form-embed.js";
const form = (url: URL) => url.pathname === "/lead-form";
const never = (_: Route) => new Promise<void>(() => {});

for (const [fault, answer] of [
  ["is blocked", (route: Route) => route.abort("blockedbyclient")],
  ["never answers", never],
] as const) {
  test(`when the provider's script ${fault}, the form stays with what was typed, and the visitor gets the other ways`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(script, answer);
    await page.goto(pathOf("contact"), { waitUntil: "commit" });
    await nameIn(page).fill("Asha Patel");
    for (const wait of [1_000, 2_000, 4_000, 8_000]) await page.clock.runFor(wait);
    await expectOtherWays(page, failure(page));
    await expect(nameIn(page)).toHaveValue("Asha Patel");
    await expect(nameIn(page)).toBeVisible();
    await failure(page).getByRole("button", { name: contact.form.failed.retry }).click();
    await expect(nameIn(page), "after another try").toHaveValue("Asha Patel");
  });
}

for (const [fault, answer] of [
  [
    "forbids its framing",
    (route: Route) =>
      route.fulfill({ headers: { "X-Frame-Options": "DENY" }, contentType: "text/html", body: "" }),
  ],
  ["never answers", never],
] as const) {
  test(`when the provider's form page ${fault}, the visitor gets the other ways, and can try again`, async ({
    page,
  }) => {
    await page.clock.install();
    let mended: Promise<void> | undefined;
    await page.route(form, async (route) => {
      if (!mended) return answer(route);
      await mended;
      return route.continue();
    });
    await page.goto(pathOf("contact"), { waitUntil: "commit" });
    await page.locator("html[data-awake]").waitFor();
    await expect(frame(page)).toHaveCount(1);
    await expect(failure(page)).toBeHidden();
    await page.clock.runFor(LEAD_FORM_PATIENCE);
    await expectOtherWays(page, failure(page));
    await expect(frame(page)).toBeHidden();
    const empty = await failure(page).evaluate(
      (told: HTMLElement) => (told.parentElement?.clientHeight ?? 0) - told.offsetHeight,
    );
    expect(empty, "pixels of empty frame below what is told").toBeLessThan(2);

    const { promise, resolve } = Promise.withResolvers<void>();
    mended = promise;
    await failure(page).getByRole("button", { name: contact.form.failed.retry }).click();
    await expect(page.getByText(contact.form.loading)).toBeVisible();
    resolve();
    await expect(nameIn(page)).toBeVisible();
    // It has said how tall it is.
    await expect(frame(page)).toHaveAttribute("style", /height/);
    await page.clock.runFor(LEAD_FORM_PATIENCE);
    await expect(failure(page)).toBeHidden();
    await expect(nameIn(page)).toBeVisible();
  });
}

test("the script's tries need no code that the page does not have yet", async ({ page }) => {
  await page.clock.install();
  let tries = 0;
  await page.route(script, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(pathOf("contact"), { waitUntil: "commit" });
  await awake(page, "lead-form-frame").waitFor();
  await page.route("**/assets/**", (route) => route.abort());
  for (const [tried, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await expect.poll(() => tries).toBe(tried);
    await page.clock.runFor(wait);
  }
  await expect.poll(() => tries).toBe(4);
});
