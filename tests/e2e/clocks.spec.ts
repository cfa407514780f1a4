import { firm } from "~/firm/firm";
import { readerOf } from "~/firm/firm-details";
import { pathOf } from "~/site/pages";
import { offices } from "~/words/pages/offices";
import { readerSlip } from "~/words/reader-slip";
import { arrive } from "./screens";
import { expect, test } from "./test";

/* What the time changes on a page: clocks, whether the office is open, the year. */

const openLine = /^(?:Open now, |Closed now|Opens at )/;

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
    // Where the firm names nobody who reads letters, there is no direct line.
    for (const path of ["/nope", ...(readerOf() ? [pathOf("cop9")] : [])]) {
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
        document.documentElement.removeAttribute("data-office");
        for (const line of lines) line.replaceChildren();
      });
      expect(await places(), path).toEqual(told);
    }
  });
}

/** In summer, when it is half past ten in the evening by UTC. */
const times: Record<string, string> = {
  "Europe/London": "23:30",
  "Asia/Dubai": "02:30",
  "Asia/Shanghai": "06:30",
  "Asia/Karachi": "03:30",
};

test("every office's postmark bears the time there, and turns at the full minute", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-07-01T22:30:10Z" });
  await page.goto(pathOf("offices"));
  const cards = page.getByRole("main").locator("li:has(address)");
  for (const { name, timeZone } of firm.offices) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
    const time = times[timeZone] ?? /\d\d:\d\d$/;
    await expect(card.locator("svg").getByText(time)).toBeVisible();
    await expect(card.locator("time")).toHaveText(time);
    await expect(card.getByText(offices.cards.timeLabel)).toBeVisible();
  }
  const clock = cards.locator("time").first();
  await page.clock.pauseAt("2026-07-01T22:30:55Z");
  const before = (await clock.textContent()) ?? "";
  await page.clock.runFor(6_000);
  await expect(clock).not.toHaveText(before);
});

test("a time zone that the browser does not know leaves its postmark its letter, and the page the rest of its script", async ({
  page,
}) => {
  const [unknown = "", known = ""] = new Set(firm.offices.map(({ timeZone }) => timeZone));
  await page.route(pathOf("offices"), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(unknown, "Europe/Atlantis");
    await route.fulfill({ response, body });
  });
  await arrive(page, pathOf("offices"));
  await expect(page.locator("[data-clock='Europe/Atlantis'][data-told]")).toHaveCount(0);
  if (known) await expect(page.locator(`[data-clock="${known}"][data-told]`)).not.toHaveCount(0);
});

for (const [back, target] of [
  ["visibilitychange", "document"],
  ["pageshow", "window"],
] as const) {
  test(`whoever comes back is told the time at once: ${back}`, async ({ page }) => {
    await page.clock.install({ time: "2026-07-01T22:30:10Z" });
    await arrive(page, pathOf("offices"));
    const clock = page.getByRole("main").locator("time").first();
    const before = (await clock.textContent()) ?? "";
    await page.clock.pauseAt("2026-07-01T22:30:50Z");
    await page.clock.setSystemTime("2026-07-02T09:15:00Z");
    await expect(clock).toHaveText(before);
    await page.evaluate(`${target}.dispatchEvent(new Event("${back}", { bubbles: true }))`);
    await expect(clock).not.toHaveText(before);
  });
}

test("in the year after the build the page says so, without complaint", async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(`${nextYear}-01-02T09:00:00Z`);
  await arrive(page, "/");
  await expect(page.getByRole("contentinfo").getByText(`© ${nextYear}`)).toBeVisible();
});
