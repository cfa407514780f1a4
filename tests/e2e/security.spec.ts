import { pathOf } from "~/site/pages";
import { arrive } from "./screens";
import { expect, test } from "./test";

/* That no page breaks the policy is checked everywhere: the browser reports it as a console error. */

test.describe("an injected script", () => {
  test.use({
    allowedErrors: [/violates the following Content Security Policy directive|TrustedScript/],
  });

  test("does not run, whichever way it gets into the page", async ({ page }) => {
    await page.route("**/contact", async (route) => {
      const response = await route.fetch();
      const injected = [
        "<script>window.injected = 'inline'</script>",
        "<img id='probe' src='/favicon.svg' alt='' onload=\"window.injected = 'handler'\">",
        "<script src='https://evil.example/steal.js'></script>",
        "<script src='data:text/javascript,window.injected=1'></script>",
        "<iframe srcdoc=\"<script>parent.injected = 'frame'</script>\"></iframe>",
        "<base href='https://evil.example/'>",
      ].join("");
      const html = (await response.text()).replace("</body>", `${injected}</body>`);
      await route.fulfill({ response, body: html });
    });
    let stolen = false;
    await page.route("https://evil.example/**", (route) => {
      stolen = true;
      return route.abort();
    });
    await arrive(page, pathOf("contact"));
    await page.locator("#probe").evaluate((image: HTMLImageElement) => image.decode());
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    expect(stolen).toBe(false);
  });
});
