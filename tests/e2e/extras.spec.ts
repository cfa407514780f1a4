import type { Locator, Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { arrive, awake, bringUpToast, settle, typefaceOf } from "./screens";
import { expect, test } from "./test";

const openLine = /^(?:Open now, |Closed now|Opens at )/;

test.describe("toasts", () => {
  const toasts = (page: Page) => page.locator("[data-sonner-toast]");
  const copy = (page: Page) => page.getByRole("button", { name: contact.details.copy }).click();

  test("copying the e-mail address says so for four seconds, three at most at once", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await arrive(page, pathOf("contact"));
    await copy(page);
    await expect(toasts(page)).toHaveText(`Copied: ${firm.email}`);
    await expect(toasts(page)).toBeInViewport();
    await expect(toasts(page)).toHaveCSS("font-family", new RegExp(await typefaceOf(page, "sans")));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firm.email);
    for (let count = 0; count < 2; count += 1) await copy(page);
    const last = Date.now();
    await copy(page);
    await expect(toasts(page).and(page.locator("[data-visible=true]"))).toHaveCount(3);
    await expect(toasts(page)).toHaveCount(0);
    expect(Date.now() - last).toBeGreaterThan(3_900);
  });

  for (const width of [390, 1000]) {
    test(`a toast stands above the call bar, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const toast = await bringUpToast(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const bar = page.locator("[data-call-bar]");
      await expect(bar).toBeInViewport();
      await settle(page);
      const bottom = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
      expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    });
  }

  test("a browser that refuses to copy is no dead end, and its toast no success", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let asked = 0;
      navigator.clipboard.writeText = async () => {
        asked += 1;
        if (asked > 1) throw new Error("denied");
      };
    });
    await arrive(page, pathOf("contact"));
    await copy(page);
    const copied = toasts(page).filter({ hasText: `Copied: ${firm.email}` });
    await expect(copied).toBeVisible();
    await copy(page);
    const refused = toasts(page).filter({ hasText: `The address is ${firm.email}` });
    await expect(refused).toBeVisible();
    const rule = (toast: Locator) =>
      toast.evaluate((element) => getComputedStyle(element).borderLeftColor);
    expect(await rule(refused)).not.toBe(await rule(copied));
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, permissions: ["clipboard-write"] });

    test("a toast is swiped away", async ({ page }) => {
      await arrive(page, pathOf("contact"));
      // The clock is put into the form's frame as well, which has to stand still for that.
      await settle(page);
      await page.clock.install();
      await page.getByRole("button", { name: contact.details.copy }).tap();
      await expect(toasts(page).and(page.locator("[data-mounted=true]"))).toBeVisible();
      // It must not go by itself.
      await page.clock.pauseAt(Date.now() + 1000);
      const { x, y } = (await toasts(page).boundingBox()) ?? { x: 0, y: 0 };
      const finger = await page.context().newCDPSession(page);
      for (const [type, away] of [
        ["touchStart", 0],
        ["touchMove", 30],
        ["touchMove", 90],
      ] as const) {
        const touchPoints = [{ x: x + 40 + away, y: y + 20 }];
        await finger.send("Input.dispatchTouchEvent", { type, touchPoints });
      }
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(toasts(page)).toHaveAttribute("data-removed", "true");
    });
  });
});

test("tooltips come after 700 ms, and at once when moving on to the next", async ({ page }) => {
  await arrive(page, "/");
  const links = page.getByRole("banner").locator("ul a:not(nav a)");
  const first = links.nth(0);
  await first.hover();
  await awake(page, "social-links").waitFor();
  await page.mouse.move(600, 500);
  await expect(first).toHaveAttribute("data-state", "closed");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await first.hover();
  await page.clock.runFor(699);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(page.getByRole("tooltip")).toContainText(
    `${firm.name} on ${await first.textContent()}`,
  );
  const next = await links.nth(1).boundingBox();
  await page.mouse.move((next?.x ?? 0) + 12, (next?.y ?? 0) + 22, { steps: 8 });
  await page.clock.runFor(20);
  await expect(page.getByRole("tooltip")).toContainText(
    `${firm.name} on ${await links.nth(1).textContent()}`,
  );
});

for (const moment of ["2026-11-23T10:00:00Z", "2026-11-21T20:00:00Z"]) {
  test(`at ${moment} contact says whether the office is open, and moves nothing on a small phone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(moment);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(pathOf("contact"), { waitUntil: "commit" });
    const hours = page.getByText(firm.openingHours[0]?.label ?? "").first();
    const before = await hours.boundingBox();
    const line = page.getByText(openLine).filter({ visible: true });
    await expect(line.first()).toBeVisible();
    expect((await hours.boundingBox())?.y).toBe(before?.y);
  });
}

for (const width of [320, 390, 1280]) {
  test(`whether the office is open stands beside the number of the 404 page, the header and the direct line, and moves nothing, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/nope", pathOf("cop9")]) {
      await arrive(page, path);
      const slip = page.getByRole("region", { name: readerSlip.heading });
      const place = path === "/nope" ? page.locator("main") : slip;
      await expect(place.locator("[data-open-line]")).toHaveText(openLine);
      const header = page.getByRole("banner").getByText(openLine);
      await expect(header.filter({ visible: true })).toHaveCount(width < 1024 ? 0 : 1);
      const places = () =>
        page
          .locator("a, h1, h2")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const told = await places();
      await page.locator("[data-open-line]").evaluateAll((lines) => {
        for (const line of lines) {
          line.setAttribute("data-open-line", "");
          line.querySelector("[data-words]")?.replaceChildren();
        }
      });
      expect(await places(), path).toEqual(told);
    }
  });
}
