import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import sharp from "sharp";
import { expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { articlePath, leadFormPage, notFoundPath, pages, pathOf } from "~/site/pages";
import { socialImages } from "~/words/blog/social-images";
import { readArticles } from "../../publish/articles/read-articles";
import { decode, structuredDataIn } from "../../publish/files/documents";
import { client, documents } from "./built";

const htmlAt = (path: string) => documents.get(path) ?? "";
const written = readArticles().filter(({ minutes }) => minutes);

/** The tags of a document's head by name, as a browser reads them. */
function tagsAt(path: string): Record<string, string> {
  const html = htmlAt(path);
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

test.each(addressed)(
  "$path lets itself be found, and tells search engines and social networks the same",
  (page) => {
    const { path, kind, image } = page;
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
    // The home page's own title is the owner's.
    const isNamed = path === "/" || tags.title?.endsWith(` | ${firm.name}`);
    expect(isNamed, tags.title).toBe(true);
  },
);

test.each([
  ["title", /<title>(.*?)<\/title>/g],
  ["description", /<meta name="description" content="([^"]*)"/g],
])("every page has one %s, and none has another's", (_, pattern) => {
  const texts = addressed.map(({ path }) => ({
    path,
    found: [...htmlAt(path).matchAll(pattern)].map(([, text]) => text),
  }));
  expect(texts.filter(({ found }) => found.length !== 1 || !found[0])).toEqual([]);
  const sharing = [...Map.groupBy(texts, ({ found: [text] }) => text).values()];
  expect(sharing.filter((pages) => pages.length > 1)).toEqual([]);
});

/** What a page's title and its description each have to name, so that a result in a search leads to what it says. */
const subjects: Record<string, RegExp> = {
  services: /services/i,
  "tax-advisory": /advice/i,
  bookkeeping: /bookkeeping/i,
  "management-accounting": /management accounts/i,
  "value-added-tax": /\bVAT\b/,
  payroll: /payroll/i,
  "business-growth-advisory": /growth|employee/i,
  "tax-appeal": /appeal/i,
  "tax-tribunal": /tribunal/i,
  "forensic-accounting": /forensic|expert/i,
  investigation: /letter/i,
  cop8: /(?:CoP|Code of Practice )8/i,
  cop9: /(?:CoP|Code of Practice )9/i,
  "tax-fraud": /fraud/i,
  "tax-investigations": /investigation letter|enquiry/i,
  "vat-investigations": /VAT (?:investigation|check)/i,
  "paye-investigations": /PAYE|wages/i,
  offices: /office/i,
  contact: /consultation/i,
  "privacy-policy": /privacy|cookies/i,
  blog: /guides/i,
};

test.each(
  pages.flatMap(({ id }) => {
    const subject = subjects[id];
    return subject ? [[id, subject] as const] : [];
  }),
)(
  "search engines are told of %s what it is about, in its title and below it: %s",
  (id, subject) => {
    const { title, description } = tagsAt(pathOf(id));
    expect(title).toMatch(subject);
    expect(description).toMatch(subject);
    const other = id === "cop8" ? 9 : id === "cop9" && 8;
    if (other)
      expect(`${title} ${description}`).not.toMatch(RegExp(`(?:CoP|Practice )${other}`, "i"));
  },
);

test.each(Object.entries(socialImages))(
  "a guide of %s is shown with the card of its category",
  (category, { path }) => {
    expect(path).toBe(`/images/social-${category.toLowerCase().replace(" ", "-")}.png`);
  },
);

test.each(written)("$slug says what it is about, when it was written and changed", (article) => {
  const { slug, date, keywords, updated = date } = article;
  expect(tagsAt(articlePath(slug))).toMatchObject({
    keywords,
    "article:published_time": date,
    "article:modified_time": updated,
  });
});

test.each([
  [notFoundPath, "noindex, follow"],
  [leadFormPage.path, "noindex, nofollow"],
])("%s is kept out of search engines: %s", (path, robots) => {
  const tags = tagsAt(path);
  expect(tags.robots).toBe(robots);
  expect(tags).not.toHaveProperty("canonical");
  expect(structuredDataIn(htmlAt(path))).toEqual([]);
});

const socialCards = new Set(
  [...addressed.map(({ image }) => image), ...Object.values(socialImages)].map(({ path }) => path),
);

test.each([...socialCards])("%s is a light picture of the size that the pages state", (path) => {
  const { width, height, bytes } = pngAt(path);
  const tags = tagsAt("/");
  expect([width, height].map(String)).toEqual([tags["og:image:width"], tags["og:image:height"]]);
  expect(bytes).toBeLessThan(70_000);
});

test("the manifest names the firm, and its icons are there in the sizes it states", () => {
  const { manifest: address = "", "apple-touch-icon": touch = "" } = tagsAt("/");
  const manifest = JSON.parse(readFileSync(new URL(`.${address}`, client), "utf8"));
  expect(manifest).toMatchObject({ name: firm.name, start_url: "/" });
  expect(manifest.display, "with the browser's own way back").toBe("minimal-ui");
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngAt(src);
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(pngAt(touch)).toMatchObject({ width: 180, height: 180 });
});

test("a phone that cuts its icons to a circle is given the one with room around its mark", async () => {
  const { icons } = JSON.parse(readFileSync(new URL("site.webmanifest", client), "utf8"));
  for (const { src, sizes, purpose } of icons) {
    const picture = sharp(readFileSync(new URL(`.${src}`, client))).trim();
    const { info } = await picture.toBuffer({ resolveWithObject: true });
    const reach = Math.hypot(info.width, info.height) / Number.parseInt(sizes, 10);
    // Four fifths of its width are never cut.
    if (purpose === "maskable") expect(reach, src).toBeLessThan(0.8);
    else expect(reach, src).toBeGreaterThan(0.95);
  }
});

function pngAt(path: string) {
  const picture = readFileSync(new URL(`.${path}`, client));
  const { type, width, height } = imageSize(picture);
  expect(type).toBe("png");
  return { width, height, bytes: picture.length };
}
