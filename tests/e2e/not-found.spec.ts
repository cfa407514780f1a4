import { readFileSync } from "node:fs";
import { firm } from "~/firm/firm";
import { notFound } from "~/words/pages/not-found";
import { siteListener } from "../../hosting/server/site";
import { serve } from "../../programs/serve";
import { arrive } from "./screens";
import { expect, test } from "./test";

for (const [asked, typed] of [
  ["/nope", "/nope"],
  ["/caf%C3%A9", "/café"],
  ["/%E0%A4%A", "/%E0%A4%A"],
] as const) {
  test(`${asked} answers 404 with the not-found screen, shows ${typed} and logs the path`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.headline);
    await expect(page.getByRole("main").getByText(typed, { exact: true })).toBeVisible();
    await expect.poll(() => logged.some((text) => text.includes(asked))).toBe(true);
  });
}

test("a long address that does not exist can be read to its end on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const asked = `/${"notice".repeat(15)}`;
  await arrive(page, asked);
  const shown = await page.getByRole("main").getByText(asked, { exact: true }).boundingBox();
  expect(shown?.x).toBeGreaterThanOrEqual(0);
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(320);
});

for (const [where, media] of [
  ["on paper", { media: "print" }],
  ["in forced colours", { forcedColors: "active" }],
] as const) {
  test(`the address that does not exist is struck out ${where} too`, async ({ page }) => {
    await arrive(page, "/nope");
    await page.emulateMedia(media);
    const asked = page.getByRole("main").getByText("/nope", { exact: true });
    await expect(asked).toHaveCSS("text-decoration-line", "line-through");
  });
}

test("on a phone no button moves while the page is still being read", async ({ page }) => {
  const client = new URL("../../build/client/", import.meta.url);
  const html = readFileSync(new URL("404.html", client), "utf8");
  const number = html.indexOf(firm.phone, html.indexOf("<main"));
  const files = siteListener(client);
  const rest = Promise.withResolvers<void>();
  const { origin, stop } = await serve((request, response) => {
    if (request.url !== "/nope") return files(request, response);
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.write(html.slice(0, number));
    rest.promise.then(() => response.end(html.slice(number)));
  });
  await page.setViewportSize({ width: 412, height: 820 });
  await page.goto(`${origin}/nope`, { waitUntil: "commit" });

  const button = page.locator("main a[href^='tel:']");
  await expect(button).toBeVisible();
  await expect(button).toHaveText("");
  const before = await button.boundingBox();
  rest.resolve();
  await expect(button).toHaveText(firm.phone);
  expect(await button.boundingBox()).toEqual(before);
  await stop();
});
