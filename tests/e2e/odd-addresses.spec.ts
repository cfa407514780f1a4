import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { faqs } from "~/content/pages/faqs";
import { oddAddresses } from "../build/hosting/odd-addresses";
import { expect, test } from "./test";

const notFound = readFileSync(new URL("../../build/client/404.html", import.meta.url), "utf8");

/** The document that a host sends for the address in the bar is the one that is awake, and alone. */
async function expectSentAlone(page: Page) {
  await page.locator("html[data-awake]").waitFor();
  const sent = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      return {
        heading: parsed.querySelector("h1")?.textContent ?? "",
        title: parsed.title,
        robots: parsed.querySelector("meta[name=robots]")?.getAttribute("content") ?? "",
      };
    },
    await (await page.request.get(page.url())).text(),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([sent.heading]);
  await expect(page).toHaveTitle(sent.title);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", sent.robots);
  await expect(page.locator("main")).toHaveCount(1);
}

async function expectFaqsAfterClick(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL("/faqs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([faqs.hero.headline]);
  await expect(page.locator("main")).toHaveCount(1);
}

/** A journey onwards takes as long as all else: every fifth address goes on. */
const goesOn = (index: number) => index % 5 === 0;

/** A page of its own for each address takes longer than the address: some share one. */
const together = 16;
const asIs = oddAddresses.filter(({ leadsTo }) => !leadsTo);
const leading = oddAddresses.filter(({ leadsTo }) => leadsTo);

for (let first = 0; first < asIs.length; first += together) {
  const batch = asIs.slice(first, first + together);
  test(`${batch[0]?.asked} and the next wake up as what was sent`, async ({ page, baseURL }) => {
    test.slow();
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    for (const [index, { asked, document }] of batch.entries()) {
      await test.step(asked, async () => {
        logged.length = 0;
        const address = baseURL + asked;
        await page.goto(address);
        await expectSentAlone(page);
        await expect(page).toHaveURL(address);
        const missing = document ? [] : [`404: no page at ${new URL(address).pathname}`];
        expect(logged.filter((text) => text.startsWith("404"))).toEqual(missing);
        if (!goesOn(index)) return;
        await expectFaqsAfterClick(page);
        await page.goBack();
        await expect(page).toHaveURL(address);
        await expectSentAlone(page);
      });
    }
  });
}

for (let first = 0; first < leading.length; first += together) {
  const batch = leading.slice(first, first + together);
  test(`${batch[0]?.asked} and the next lead on where a host does not redirect`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    for (const [index, { asked, leadsTo = "" }] of batch.entries()) {
      await test.step(asked, async () => {
        const address = baseURL + asked;
        await page.route(
          (url) => url.href === address,
          (route) => route.fulfill({ status: 404, contentType: "text/html", body: notFound }),
        );
        await page.goto(address);
        await expect(page).toHaveURL(leadsTo);
        await expectSentAlone(page);
        if (goesOn(index)) await expectFaqsAfterClick(page);
      });
    }
  });
}
