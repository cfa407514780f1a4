import { untilFontsInUse } from "../fonts-in-use";
import { watchShift } from "../layout-shift";
import { arrive } from "./screens";
import { expect, test } from "./test";

const wouldMove = [
  { path: "/services/value-added-tax", width: 1280 },
  { path: "/services/vat-investigations", width: 412 },
  { path: "/services/vat-investigations", width: 1024 },
  { path: "/services/tax-appeal", width: 412 },
  { path: "/blog/what-is-tax-investigation-insurance", width: 360 },
  { path: "/blog/what-is-tax-investigation-insurance", width: 1280 },
];

for (const { path, width } of wouldMove) {
  test(`fonts that come late move nothing that is read on ${path}, ${width}`, async ({ page }) => {
    const fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 820 });
    const shift = await watchShift(page);
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("html[data-awake]").waitFor();
    const heading = page.locator("h1");
    const standIn = await heading.evaluate((element) => element.getBoundingClientRect().height);
    fonts.resolve();
    await untilFontsInUse(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await heading.evaluate((element) => element.getBoundingClientRect().height)).toBe(
      standIn,
    );
    expect(await shift()).toBeLessThan(0.0005);
  });
}

test("fonts move nothing that is scrolled to while they are put into use", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 820 });
  const shift = await watchShift(page);
  // Once the first words have their font: what the window showed, and what not, is known by then.
  const wouldShrink = "Forms P11D and P11D(b)";
  await page.addInitScript((words) => {
    const watching = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => (target as HTMLElement).style.fontFamily)) return;
      watching.disconnect();
      const items = [...document.querySelectorAll("main li")];
      const item = items.find(({ textContent }) => textContent?.includes(words));
      item?.scrollIntoView({ block: "center", behavior: "instant" });
    });
    watching.observe(document, { subtree: true, attributeFilter: ["style"] });
  }, wouldShrink);
  await arrive(page, "/services/paye-investigations");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(820);
  expect(await shift()).toBeLessThan(0.0005);

  // Left alone it would have moved: with the fonts from the start it has a line less.
  const item = page.locator("main li", { hasText: wouldShrink }).first();
  const height = () => item.evaluate((element) => element.getBoundingClientRect().height);
  const kept = await height();
  await page.reload();
  await untilFontsInUse(page);
  expect(await height()).toBeLessThan(kept);
});

test("while a page wakes up, no word of it is missing at any moment", async ({ page }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    window.addEventListener("load", () => {
      setInterval(() => counts.push(document.querySelector("main")?.innerText.length ?? 0), 3);
    });
  });
  await arrive(page, "/services/cop9");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  expect(counts.length).toBeGreaterThan(5);
  expect([...new Set(counts)]).toHaveLength(1);
});

for (const path of ["/", "/services/cop9", "/services/payroll"]) {
  test(`${path} is in the same typefaces on a first visit as when it is reloaded`, async ({
    page,
  }) => {
    const width = 390;
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, path);
    const place = await page.locator("main h2").evaluateAll((headings) => {
      const top = (element: Element) => element.getBoundingClientRect().top;
      const apart = headings.find(
        (heading) => top(heading) > top(heading.parentElement ?? heading) + 8,
      );
      return apart ? top(apart) : 0;
    });
    expect(place).toBeGreaterThan(100);

    // The window ends between this heading and what it stands in.
    await page.setViewportSize({ width, height: Math.floor(place) - 4 });
    await page.goto("about:blank");
    await arrive(page, path);
    const typefaces = () =>
      page
        .locator("body, body *")
        .evaluateAll((elements) =>
          elements.map(
            (element) => `${element.tagName} ${getComputedStyle(element).fontFamily.split(",")[0]}`,
          ),
        );
    const atFirst = await typefaces();
    expect(atFirst.filter((name) => name.includes("Fallback"))).toEqual([]);
    await page.reload();
    await page.locator("html[data-awake]").waitFor();
    await expect.poll(typefaces).toEqual(atFirst);
  });
}
