import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { firm } from "~/firm/firm";
import { pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { home } from "~/words/pages/home";
import { notFound } from "~/words/pages/not-found";
import { siteListener } from "../../hosting/server/site";
import { expect, test } from "./test";

for (const path of ["/nope", "/a/b/c", "/%F0%9F%92%A3", "/services/unknown", "/404", "/%E0%A4%A"]) {
  test(`${path} answers 404 with the not-found screen and logs the path`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.headline);
    await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true);
    await expect(page.locator("main")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    await page.getByRole("link", { name: notFound.home }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
  });
}

for (const [asked, typed] of [
  ["/caf%C3%A9", "/café"],
  ["/two%20words", "/two words"],
  ["/%E0%A4%A", "/%E0%A4%A"],
] as const) {
  test(`${asked} is shown as it was typed`, async ({ page }) => {
    await page.goto(asked);
    await expect(page.getByRole("main").getByText(typed, { exact: true })).toBeVisible();
  });
}

test("a link to an unknown address shows the screen, and back leads away from it", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = `${window.location.origin}/nowhere`;
    link.textContent = "A link from an article";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "A link from an article" }).click();
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/nowhere");
  await expect(page.getByRole("main").getByText("/nowhere")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
});

test("rendered ahead, it logs the path only when it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    const isAhead = { get: () => !("isShown" in window) };
    Object.defineProperty(document, "prerendering", isAhead);
  });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/nope");
  await page.locator("html[data-awake]").waitFor();
  const told = () => logged.filter((text) => text.includes("no page at /nope")).length;
  expect(told()).toBe(0);
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(told).toBe(1);
});

const addresses = [
  [`${pathOf("contact")}/`, pathOf("contact"), contact.hero.headline],
  [`${pathOf("contact")}.html`, pathOf("contact"), contact.hero.headline],
  ["/index.html", "/", home.hero.headline],
  [`${pathOf("contact")}/?from=letter`, `${pathOf("contact")}?from=letter`, contact.hero.headline],
] as const;

for (const [asked, address, heading] of addresses) {
  test(`${asked} leads to ${address} for good`, async ({ page, request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(address);
    await page.goto(asked);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.locator("html[data-awake]").waitFor();
  });

  test(`a host without redirects may serve the page at ${asked}`, async ({ page }) => {
    await page.route(`**${asked}`, async (route) => {
      const response = await route.fetch({ url: new URL(address, route.request().url()).href });
      await route.fulfill({ response });
    });
    await page.goto(asked);
    await page.locator("html[data-awake]").waitFor();
    await expect(page).toHaveURL(asked);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([heading]);
  });
}

test("on a phone no button moves while the page is still being read", async ({ page }) => {
  const client = new URL("../../build/client/", import.meta.url);
  const html = readFileSync(new URL("404.html", client), "utf8");
  const number = html.indexOf(firm.phone, html.indexOf("<main"));
  const files = siteListener(client);
  const rest = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url !== "/nope") return files(request, response);
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.write(html.slice(0, number));
    rest.promise.then(() => response.end(html.slice(number)));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize({ width: 412, height: 820 });
  await page.goto(`http://localhost:${port}/nope`, { waitUntil: "commit" });

  const button = page.locator("main a[href^='tel:']");
  await expect(button).toBeVisible();
  await expect(button).toHaveText("");
  const before = await button.boundingBox();
  rest.resolve();
  await expect(button).toHaveText(firm.phone);
  expect(await button.boundingBox()).toEqual(before);
  server.close();
});
