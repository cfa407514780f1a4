import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import type { Case } from "./first-hands/cases";
import { forms } from "./first-hands/forms";
import { menus } from "./first-hands/menus";
import { tools } from "./first-hands/tools";
import { holdCode, islandCode } from "./screens";
import { test } from "./test";

/* Visitors whose hands are faster than the network: what they do is done, and nothing is lost. */

const cases = [...menus, ...tools, ...forms];

/** What a slow phone on a slow network is like. */
async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

async function perform({ path, act, finds }: Case, page: Page, release?: () => void) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // The profile is on another host.
  for (const { url } of firm.socials) await page.route(url, (route) => route.fulfill({ body: "" }));
  await page.goto(path, { waitUntil: "commit" });
  await act(page);
  release?.();
  await finds(page);
}

for (const one of cases) {
  const { what, path, on, alsoSlow, late = islandCode } = one;

  test.describe(`${path}: ${what}`, () => {
    test.use({
      hasTouch: Boolean(on),
      ...(on === "phone" ? { viewport: { width: 390, height: 844 } } : {}),
    });

    test("while the code for it is on its way", async ({ page }) => {
      await perform(one, page, await holdCode(page, late));
    });

    if (!alsoSlow) return;

    test("on a slow phone and a slow network", async ({ page }) => {
      test.slow();
      await slowDown(page);
      await perform(one, page);
    });
  });
}
