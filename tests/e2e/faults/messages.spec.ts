import type { Page } from "@playwright/test";
import { leadFormPage, pathOf } from "~/site/pages";
import { failure, formIn, frame } from "../lead-form";
import { settle } from "../screens";
import { expect, test } from "../test";
import { rewriteDocument } from "./unreachable";

const height = (page: Page) => frame(page).evaluate(({ style }) => style.height);

test("a height out of bounds or of another shape changes nothing", async ({ page }) => {
  await page.goto(pathOf("contact"));
  await expect.poll(() => height(page)).toMatch(/^\d+px$/);
  await settle(page);
  const before = await height(page);
  // The frame asks for its real height right after it was given another one.
  const given = await frame(page).evaluateHandle((element) => {
    const heights: string[] = [];
    new MutationObserver(() => heights.push(element.style.height)).observe(element, {
      attributeFilter: ["style"],
    });
    return heights;
  });
  const inside = page.frames().find((candidate) => candidate.url().endsWith("/lead-form"));
  for (const hostile of [1e9, 199, "900"]) {
    await inside?.evaluate((value) => {
      window.parent.postMessage({ type: "lead-form:height", height: value }, "*");
    }, hostile);
  }
  // A last good one, to know that the others have been read.
  await inside?.evaluate(() =>
    window.parent.postMessage({ type: "lead-form:height", height: 1777 }, "*"),
  );
  await expect.poll(() => given.jsonValue()).toContain("1777px");
  expect(new Set([before, ...(await given.jsonValue())])).toEqual(new Set([before, "1777px"]));
});

test.describe("a provider of another origin", () => {
  // This build's policy names no provider; a real one's does (`npm run preflight` checks it).
  test.use({ bypassCSP: true, allowedErrors: [/Unsafe attempt to initiate navigation/] });

  test("works in its sandbox, is as tall as it says, and cannot lead the page away", async ({
    page,
  }) => {
    const provider = "https://forms.provider.test";
    const { path: ownForm, script: ownScript } = leadFormPage;
    await rewriteDocument(page, pathOf("contact"), (html) =>
      html
        .replaceAll(`&quot;${ownForm}&quot;`, `&quot;${provider}/form&quot;`)
        .replaceAll(`&quot;${ownScript}&quot;`, `&quot;${provider}/embed.js&quot;`),
    );
    // The one address that a script may be added from is the firm's.
    await page.route("**/assets/*.js", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(ownScript, `${provider}/embed.js`);
      await route.fulfill({ response, body });
    });
    await page.route(`${provider}/form`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<form action="/sent"><label>Name <input name="name"></label><button>Send</button></form>
          <script>
            if (origin === "${provider}") parent.postMessage("[iFrameSizer]form:1200:600:init", "*");
            document.forms[0].onsubmit = () => {
              try { top.location = "${provider}/away"; } catch {}
            };
          </script>`,
      }),
    );
    await page.route(`${provider}/sent?*`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Thank you</p>" }),
    );
    await page.route(`${provider}/embed.js`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "document.querySelector('iframe[data-lead-form]').style.height = '99999px'",
      }),
    );
    await page.clock.install();
    await page.goto(pathOf("contact"));
    const inside = formIn(page);
    await inside.getByLabel("Name").fill("Asha Patel");
    await page.clock.runFor(12_000);
    await expect(failure(page)).toBeHidden();
    await expect.poll(() => frame(page).evaluate(({ clientHeight }) => clientHeight)).toBe(4000);
    await inside.getByRole("button", { name: "Send" }).click();
    await expect(inside.getByText("Thank you")).toBeVisible();
    await expect(page).toHaveURL(pathOf("contact"));
  });
});
