import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { leadFormPage, pages } from "~/config/pages";
import { siteListener } from "../../server/site";
import { expect, test } from "./test";

test.use({
  allowedErrors: [/Failed to load resource: net::ERR_FAILED|dynamically imported module/],
});

const paths = [
  ...pages.map(({ path }) => path),
  "/blog/allowable-expenses-for-rental-income",
  "/blog/what-is-cop9",
];

/** Where everything stands that is painted before the stylesheet has come. */
async function firstScreenful(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const link = document.querySelector("body link[rel=stylesheet]");
    return [...document.body.querySelectorAll("*")]
      .filter((element) => link && element.compareDocumentPosition(link) === 4)
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest("[popover]"),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontWeight, backgroundColor, fill } = getComputedStyle(element);
        return [
          element.tagName,
          x,
          y,
          width,
          height,
          color,
          fontWeight,
          backgroundColor,
          fill,
        ].join();
      });
  });
}

for (const path of paths) {
  for (const width of [390, 1280]) {
    test(`what is painted on ${path} before the stylesheet comes stays as it is, ${width}`, async ({
      page,
    }) => {
      const stylesheet = Promise.withResolvers<void>();
      await page.route(/\.(js|woff2)$/, (route) => route.abort());
      await page.route("**/*.css", async (route) => {
        await stylesheet.promise;
        await route.continue();
      });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("body link[rel=stylesheet]").waitFor({ state: "attached" });
      const before = await firstScreenful(page);
      expect(before.length).toBeGreaterThan(30);
      stylesheet.resolve();
      await page.waitForLoadState();
      expect(await firstScreenful(page)).toEqual(before);
    });
  }
}

test("the stylesheet stays when the page it came with goes", async ({ page }) => {
  await page.addInitScript(() => {
    const stylesheet = () =>
      document.querySelector<HTMLLinkElement>("link[rel=stylesheet]:not([media])")?.sheet;
    window.addEventListener("load", () => Object.assign(window, { linked: stylesheet() }));
  });
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  const inHead = page.locator("head link[rel=stylesheet]:not([media])");
  await expect(inHead).toHaveCount(1);
  // Moved as it is: another one would have every style computed anew.
  expect(
    await inHead.evaluate(
      ({ sheet }: HTMLLinkElement) => sheet === (window as unknown as { linked: unknown }).linked,
    ),
  ).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.locator("h1")).toHaveText(/privacy/i);
  await expect(page.locator("body link[rel=stylesheet]")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("list").first()).toHaveCSS(
    "display",
    "grid",
  );
});

test("every document links the stylesheet once", async ({ request }) => {
  for (const path of [...paths, leadFormPage.path, "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="stylesheet"(?![^>]*media="print")/g), path).toHaveLength(1);
  }
});

test("the stylesheet is asked for before a word of the page has come", async ({ page }) => {
  const files = siteListener(new URL("../../build/client/", import.meta.url));
  const asked = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url === "/contact") {
      const send = response.end.bind(response);
      response.end = (body: unknown) => {
        response.flushHeaders();
        asked.promise.then(() => send(body));
        return response;
      };
    } else if (request.url?.endsWith(".css")) asked.resolve();
    files(request, response);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  server.close();
});

test("no script and no font is asked for before the words are painted", async ({ page }) => {
  await page.goto("/services/cop9");
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const asked = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(js|woff2)$/.test(name));
    return {
      count: asked.length,
      early: asked
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => name),
    };
  });
  expect(early.count).toBeGreaterThan(5);
  expect(early.early).toEqual([]);
});

test("a frame without words is no reason to ask for scripts and fonts", async ({ page }) => {
  await page.addInitScript(() => {
    const wordless = new CSSStyleSheet();
    wordless.replaceSync("html { visibility: hidden }");
    document.adoptedStyleSheets = [wordless];
    const asked = () =>
      performance.getEntriesByType("resource").filter(({ name }) => /\.(js|woff2)$/.test(name));
    const frame = () => new Promise(requestAnimationFrame);
    new PerformanceObserver(async () => {
      if ("askedWithoutWords" in window) return;
      for (let frames = 0; frames < 5; frames++) await frame();
      Object.assign(window, { askedWithoutWords: asked().length });
      document.adoptedStyleSheets = [];
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/services/cop9");
  await page.locator("html[data-awake]").waitFor();
  expect(await page.evaluate("askedWithoutWords")).toBe(0);
});
