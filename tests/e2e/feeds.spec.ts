import { firm } from "~/firm/firm";
import { articlePath, pages } from "~/site/pages";
import { written } from "./screens";
import { expect, test } from "./test";

/* The feed is parsed in a page, whose own policy lets nobody parse. */
test.use({ bypassCSP: true });

const { origin } = firm;

/** Parses as a browser does; an XML document that is not well-formed has a parsererror. */
async function parse(page: import("@playwright/test").Page, path: string, selector: string) {
  await page.goto("/");
  return page.evaluate(
    async ([address, elements]) => {
      const text = await (await fetch(address)).text();
      const xml = new DOMParser().parseFromString(text, "application/xml");
      return {
        broken: xml.querySelector("parsererror")?.textContent,
        found: [...xml.querySelectorAll(elements)].map(({ textContent }) => textContent ?? ""),
      };
    },
    [path, selector] as const,
  );
}

test("the sitemap lists every page and every written article", async ({ page }) => {
  const { broken, found } = await parse(page, "/sitemap.xml", "loc");
  expect(broken).toBeUndefined();
  expect(found).toEqual([
    ...pages.map(({ path }) => origin + path),
    ...written.map(({ slug }) => `${origin}${articlePath(slug)}`),
  ]);
  const { found: changed } = await parse(page, "/sitemap.xml", "loc + lastmod");
  expect(changed).toHaveLength(found.length);
  expect(changed.slice(pages.length)).toEqual(written.map(({ date, updated = date }) => updated));
  for (const day of changed) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test("the feed has the written articles with their full text", async ({ page }) => {
  const { broken, found } = await parse(page, "/feed.xml", "item > link");
  expect(broken).toBeUndefined();
  expect(found).toEqual(written.map(({ slug }) => `${origin}${articlePath(slug)}`));
  const { found: texts } = await parse(page, "/feed.xml", "item > *|encoded");
  expect(texts).toHaveLength(written.length);
  for (const [index, { html }] of written.entries()) {
    expect(texts[index]).toBe(html.replaceAll('href="/', `href="${origin}/`));
  }
  await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute(
    "href",
    "/feed.xml",
  );
});

test("robots.txt lets crawlers in everywhere, forbids nothing, and names the sitemap", async ({
  request,
}) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
