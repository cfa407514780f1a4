import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { pathOf } from "~/config/pages";
import { buildSiteOf } from "../../../scripts/fixtures/build-site";
import { longestFirm } from "../../../scripts/fixtures/longest-firm";
import { siteListener } from "../../../server/site";
import { expect, test } from "../test";
import { giveEyes, look } from "./look";

const widths = [320, 390, 1280];
const pages = (["offices", "contact", "about", "faqs", "tax-fraud", "payroll"] as const).map(
  pathOf,
);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with every detail of a firm, as long as it may plausibly be", () => {
  let folder = "";
  let server: Server;

  test.describe.configure({ mode: "default" });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = buildSiteOf(longestFirm);
    server = createServer(siteListener(pathToFileURL(`${folder}/build/client/`)));
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  });

  test.afterAll(() => {
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  for (const path of pages) {
    test(`the eye finds nothing wrong with ${path}`, async ({ page }) => {
      // No provider's form is asked for: what it would say is not this site's.
      await page.route(/leadprovider/, (route) => route.fulfill({ body: "" }));
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
      await page.locator("html[data-awake]").waitFor();
      await page.evaluate(() => document.fonts.ready);
      await giveEyes(page);
      await page.evaluate(() => window.geometry.unfold());
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await look(page), `${width} wide`).toEqual([]);
      }
    });
  }
});
