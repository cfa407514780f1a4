import { firm } from "~/firm/firm";
import { TOOLTIP } from "~/site/constants";
import { arrive, awake } from "./screens";
import { expect, test } from "./test";

test("tooltips come after their delay, and at once when moving on to the next", async ({
  page,
}) => {
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
  await page.clock.runFor(TOOLTIP.openDelay - 1);
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

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tap shows no tooltip", async ({ page }) => {
    const profile = firm.socials[0]?.url ?? "";
    await page.route(profile, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await arrive(page, "/");
    await page.getByRole("banner").locator(`a[href="${profile}"]`).tap();
    await awake(page, "social-links").waitFor();
    await page.clock.runFor(2 * TOOLTIP.openDelay);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
