import type { CDPSession, Page } from "@playwright/test";
import { pathOf } from "~/config/pages";
import { expect, test } from "./test";

const rounds = 25;
/** One walk through the site, which visits the form twice. */
const round = [
  "services",
  "cop9",
  "contact",
  "resources",
  "about",
  "faqs",
  "contact",
  "home",
] as const;

/** What may be in use at one moment and not at another; a leak of one a page would be two hundred. */
const slack = 50;

/** What the page holds on to, garbage collected. */
async function holdings(devTools: CDPSession) {
  // Twice: what finalizers let go of is collected the second time.
  for (const _ of [1, 2]) await devTools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const counters = await devTools.send("Memory.getDOMCounters");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  return { heap, ...counters };
}

/** Follows links to the pages in turn; on /contact, waits for the form in its frame. */
function walk(page: Page, times: number) {
  const paths = Array.from({ length: times }, () => round.map(pathOf)).flat();
  return page.evaluate(
    async ([addresses, withForm]) => {
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise(requestAnimationFrame);
      };
      for (const address of addresses) {
        const heading = document.querySelector("main h1");
        const link = document.createElement("a");
        link.href = address;
        document.body.append(link);
        link.click();
        link.remove();
        await until(() => document.querySelector("main h1:focus") !== heading);
        await until(() => document.activeElement?.matches("main h1") ?? false);
        if (address !== withForm) continue;
        // The form has said how tall it is.
        await until(() => Boolean(document.querySelector("iframe")?.style.height));
      }
    },
    [paths, pathOf("contact")] as const,
  );
}

// A trace keeps what it saw of every page.
test.use({ trace: "off" });

test("a visit of two hundred pages leaves nothing behind", async ({ page, context }) => {
  test.setTimeout(120_000);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Performance.enable");
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await walk(page, 2);
  const before = await holdings(devTools);
  await walk(page, rounds);

  expect(rounds * round.length).toBe(200);
  // What the last pages left is let go of a little later.
  await expect(async () => {
    const after = await holdings(devTools);
    expect(after.heap - before.heap).toBeLessThan(2_000_000);
    expect(after.documents).toBeLessThanOrEqual(before.documents);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + slack);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + slack);
  }).toPass({ timeout: 10_000 });
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator("script[src*='lead-form-embed']")).toHaveCount(0);
});
