import { readFileSync } from "node:fs";
import { firm } from "~/config/firm";
import { articlePath, leadFormPage, notFoundPath, pages } from "~/config/pages";
import { socialImages } from "~/content/blog/social-images";
import { readArticles } from "../../scripts/articles/read-articles";
import { readDocuments, structuredDataIn } from "../../scripts/build/documents";
import { expect, test } from "./test";

const folder = new URL("../../build/client/", import.meta.url);
const documents = new Map(readDocuments(folder).map(({ file, html }) => [file, html]));
const fileOf = (path: string) => `${path === "/" ? "index" : path.slice(1)}.html`;
const htmlAt = (path: string) => documents.get(fileOf(path)) ?? "";
const written = readArticles().filter(({ minutes }) => minutes);

/** The tags of a document's head by name, as a browser reads them. */
function tagsAt(path: string): Record<string, string> {
  const html = htmlAt(path);
  const entities = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };
  const decode = (text: string) =>
    text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: keyof typeof entities) => entities[name]);
  const tags = html.matchAll(
    /<(?:meta (?:name|property)|link rel)="([^"]+)" (?:content|href)="([^"]*)"/g,
  );
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ""),
    ...Object.fromEntries([...tags].map(([, name = "", text = ""]) => [name, decode(text)])),
  };
}

const addressed = [
  ...pages.map(({ path }) => ({
    path,
    kind: "website",
    image: { path: "/images/social-card.png", alt: firm.name },
  })),
  ...written.map(({ slug, category }) => ({
    path: articlePath(slug),
    kind: "article",
    image: socialImages[category],
  })),
];

for (const { path, kind, image } of addressed) {
  test(`${path} tells search engines and social networks the same`, () => {
    const tags = tagsAt(path);
    const address = firm.origin + path;
    expect(tags).toMatchObject({
      canonical: address,
      robots: "index, follow",
      "og:url": address,
      "og:type": kind,
      "og:site_name": firm.name,
      "og:title": tags.title,
      "twitter:title": tags.title,
      "og:description": tags.description,
      "twitter:description": tags.description,
      "og:image": firm.origin + image.path,
      "twitter:image": firm.origin + image.path,
      "twitter:card": "summary_large_image",
      "og:image:alt": expect.stringContaining(image.alt),
    });
  });
}

for (const { slug, date, updated = date } of written) {
  test(`${slug} says when it was written and changed`, () => {
    expect(tagsAt(articlePath(slug))).toMatchObject({
      "article:published_time": date,
      "article:modified_time": updated,
    });
  });
}

for (const path of [notFoundPath, leadFormPage.path]) {
  test(`${path} is kept out of search engines`, () => {
    const { robots, ...tags } = tagsAt(path);
    expect(robots).toContain("noindex");
    expect(tags).not.toHaveProperty("canonical");
    expect(structuredDataIn(htmlAt(path))).toEqual([]);
  });
}

const socialCards = new Set(addressed.map(({ image }) => image.path));

for (const path of socialCards) {
  test(`${path} is a light picture of the size that the pages state`, () => {
    const { width, height, bytes } = pngAt(path);
    const tags = tagsAt("/");
    expect([width, height].map(String)).toEqual([tags["og:image:width"], tags["og:image:height"]]);
    expect(bytes).toBeLessThan(70_000);
  });
}

test("the manifest names the firm, and its icons are there in the sizes it states", async ({
  page,
}) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: firm.name, start_url: "/" });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngAt(src);
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect(pngAt(touch ?? "")).toMatchObject({ width: 180, height: 180 });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the browser's own frame has the colour of the top bar", async ({ page }) => {
      await page.goto("/");
      const frame = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
      const bar = page.getByRole("banner").locator("div").first();
      await expect(bar).toHaveCSS("background-color", rgb(await frame.getAttribute("content")));
    });
  });
}

test("an installed site opens on the colour of its pages", async ({ page }) => {
  await page.goto("/");
  const manifest = await (await page.request.get("/site.webmanifest")).json();
  await expect(page.locator("html")).toHaveCSS("background-color", rgb(manifest.background_color));
});

function rgb(hex: string | null): string {
  const parts = hex?.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(", ")})`;
}

/** A PNG states its width and height in bytes 16 to 23. */
function pngAt(path: string) {
  const picture = readFileSync(new URL(`.${path}`, folder));
  expect(picture.toString("latin1", 1, 4)).toBe("PNG");
  return {
    width: picture.readUInt32BE(16),
    height: picture.readUInt32BE(20),
    bytes: picture.length,
  };
}
