import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { longestFirm } from "../../../firm/samples/longest-firm";
import { siteListener } from "../../../hosting/server/site";
import { serve } from "../../../programs/serve";
import { weigh } from "../../bench/weigh";
import { buildSiteOf } from "../../fixtures/build-site";
import { alike, arrive, servicePages, unfold } from "../screens";
import { expect, test } from "../test";
import { look } from "./look";

const paths = [
  ...(["offices", "contact", "about", "faqs", "tax-fraud"] as const).map(pathOf),
  ...servicePages.slice(0, 1).map(({ path }) => path),
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

let cleanUp = async () => {};

test.afterEach(() => cleanUp());

test("with the longest details of a firm nothing is wrong or heavy", async ({ page, browser }) => {
  test.setTimeout(600_000);
  // No provider's form is asked for: what it would say is not this site's.
  await page.route(/leadprovider/, (route) => route.fulfill({ body: "" }));
  const folder = buildSiteOf(longestFirm);
  const client = pathToFileURL(`${folder}/build/client/`);
  const { origin, stop } = await serve(siteListener(client));
  cleanUp = async () => {
    rmSync(folder, { recursive: true });
    await stop();
  };
  for (const path of paths) {
    await arrive(page, `${origin}${path}`);
    await page.getByText(contact.form.loading).waitFor({ state: "hidden" });
    await unfold(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await look(page), `${path}, ${width} wide`).toEqual([]);
    }
  }
  const weights = await weigh({ client, origin, browser }, (path) => !alike.has(path));
  // A document grows with an owner's words: `npm run bench` weighs it.
  for (const { path, what, most, kB } of weights.filter(({ what }) => what.startsWith("scripts")))
    expect.soft(kB, `kB of ${what} of ${path}`).toBeLessThanOrEqual(most);
});
