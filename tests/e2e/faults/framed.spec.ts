import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathOf } from "~/site/pages";
import { expect, test } from "../test";

/* The site's own headers forbid it; Chromium says so in the console, as an error. */
test.use({ allowedErrors: [/frame-ancestors|X-Frame-Options|refused to connect|status of 404/i] });

let hostile: Server;

test.beforeEach(async ({ baseURL }) => {
  hostile = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<h1>Win a prize</h1><iframe src="${baseURL}${request.url}"></iframe>`);
  });
  await new Promise<void>((resolve) => hostile.listen(0, "127.0.0.1", resolve));
});

test.afterEach(() => hostile.close());

for (const path of ["/", pathOf("contact"), "/lead-form", "/no/such/page"]) {
  test(`${path} stays blank inside another site`, async ({ page, baseURL }) => {
    const { port } = hostile.address() as AddressInfo;
    const refused = page.waitForEvent(
      "requestfailed",
      (request) => request.url() === baseURL + path,
    );
    await page.goto(`http://127.0.0.1:${port}${path}`);
    expect((await refused).failure()?.errorText).toBe("net::ERR_BLOCKED_BY_RESPONSE");
    await expect(page.frameLocator("iframe").getByRole("main")).toHaveCount(0);
  });
}
