import type { Page } from "@playwright/test";
import type { IslandName } from "~/app/islands/registry";
import { testimonials } from "~/firm/testimonials";
import { type PageId, pathOf } from "~/site/pages";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { letterFinder } from "~/words/letters";
import { resources } from "~/words/pages/resources";
import { reviewWords } from "~/words/reviews";
import { servicesButton } from "./header";
import { arrive, awake, island, pageScript } from "./screens";
import { expect, test } from "./test";

/* What nobody has asked for costs nothing. */

/** Goes to a page and returns the addresses of the scripts that it has fetched once it has nothing more to do. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await arrive(page, path);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState("networkidle");
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  return names.filter((name) => name.endsWith(".js"));
}

/**
 * Pages with parts that wake as they come near, some of which are near at load on a desktop. The one script, which
 * comes with every page, is weighed on a phone (`longest-firm.spec.ts`).
 */
const asleep = ["/", ...(["cop9", "resources", "investigation", "blog"] as const).map(pathOf)];

for (const path of asleep) {
  test(`${path} fetches one script, and wakes nothing`, async ({ page }) => {
    expect(await scriptsOf(page, path)).toEqual([expect.stringMatching(pageScript)]);
    await expect(page.locator("[data-island][data-state]")).toHaveCount(0);
  });
}

test("a query that is not meant for the library wakes nothing; one that is does", async ({
  page,
}) => {
  const path = pathOf("resources");
  expect(await scriptsOf(page, `${path}?from=letter`)).toHaveLength(1);
  for (const name of ["search", "topic", "format"]) {
    await page.goto(`${path}?${name}=VAT`);
    await awake(page, "resource-library").waitFor();
  }
});

/** Parts that are in sight at load on a tall screen, and the first sign that each is wanted. */
const inSight: [IslandName, PageId, (page: Page) => Promise<unknown>][] = [
  ["letter-finder", "investigation", (page) => page.getByLabel(letterFinder.searchLabel).hover()],
  ["resource-library", "resources", (page) => page.getByLabel(resources.search.label).focus()],
  ["deadline-band", "cop9", (page) => page.getByLabel(deadlineWords.printedDate).click()],
  ["main-navigation", "faqs", (page) => servicesButton(page).focus()],
];

for (const [name, id, sign] of inSight) {
  test(`${name}, in sight at load, sleeps until the first sign`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 3600 });
    await scriptsOf(page, pathOf(id));
    await expect(island(page, name).locator(":scope > *").first()).toBeInViewport();
    await expect(island(page, name)).not.toHaveAttribute("data-state");
    await sign(page);
    await awake(page, name).waitFor();
  });
}

test("what is scrolled to wakes without a sign, before it is reached", async ({ page }) => {
  test.skip(testimonials.length === 0, "nobody is quoted yet");
  await page.setViewportSize({ width: 390, height: 700 });
  await scriptsOf(page, "/");
  const reviews = page.getByRole("region", { name: reviewWords.label });
  await reviews.evaluate((part) =>
    scrollTo(0, part.getBoundingClientRect().top - innerHeight - 100),
  );
  await awake(page, "testimonial-carousel").waitFor();
  await expect(reviews).not.toBeInViewport();
});
