import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { frontMatter } from "../../tests/fixtures/front-matter";
import { type Picture, writePictures } from "./pictures";
import { compileArticle } from "./read-articles";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#d8b98a" } });
await plain(800, 400).jpeg().toFile(join(folder, "rent-book.jpg"));
await plain(400, 800).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, "turned.jpg"));
await plain(600, 400).png().toFile(join(folder, "small.png"));
writeFileSync(join(folder, "text.jpg"), "no picture");
writeFileSync(join(folder, "heavy.jpg"), Buffer.alloc(16_000_000));

const articleOf = (body: string) => compileArticle("rent.md", `${frontMatter}${body}`, folder);

async function built(pictures: readonly Picture[]): Promise<URL> {
  const client = pathToFileURL(`${mkdtempSync(join(tmpdir(), "client-"))}/`);
  await writePictures(client, pictures);
  return client;
}

test.each([
  ["![A rent book](./no.jpg)", "there is no picture ./no.jpg beside the article"],
  ["![](./rent-book.jpg)", "./rent-book.jpg has no words"],
  ["![A rent book](./small.png)", "./small.png is 600 pixels wide; it needs at least 728"],
  ["![A rent book](./heavy.jpg)", "./heavy.jpg is larger than 15 MB"],
  ["![A rent book](./text.jpg)", "./text.jpg is not a picture that can be read"],
  ["![A rent book](./rent.gif)", "not ./rent.gif"],
  ["![A rent book](../rent-book.jpg)", "a picture is a .jpg, .png, .webp or .avif file beside"],
  ["![A rent book](https://firm.example/a.jpg)", "beside the article"],
  ['![A rent book](./rent-book.jpg "Ours")', '"Ours" is shown nowhere'],
])("%s is refused with its line", (markdown, message) => {
  const [problem] = articleOf(`Words.\n\n${markdown}`).source.problems;
  expect(problem).toContain("rent.md:12: ");
  expect(problem).toContain(message);
});

test("a picture is built as WebP, at no more than its own width, and nothing of it is asked for early", async () => {
  const { html, source } = articleOf("![A “rent” book & a key](./rent-book.jpg)");
  const client = await built(source.pictures);

  const files = [...html.matchAll(/(\/assets\/[^ "]+)(?: (\d+)w)?/g)];
  expect(files).toHaveLength(3);
  for (const [, path, width] of files) {
    const file = await sharp(readFileSync(new URL(`.${path}`, client))).metadata();
    expect(file.format).toBe("webp");
    if (width) expect(file.width).toBe(Number(width));
    expect(file.width).toBeLessThanOrEqual(800);
  }
  expect(html).toContain('alt="A “rent” book &amp; a key"');
  expect(html).toContain('width="728" height="364" loading="lazy"');
});

test("a picture just as wide as the column is built as wide, and not only for phones", async () => {
  await plain(728, 364).png().toFile(join(folder, "column.png"));
  const { html, source } = articleOf("![A rent book](./column.png)");
  expect(source.pictures[0]?.widths).toEqual([364, 728]);
  expect(html).toContain('width="728" height="364"');
});

test("a camera that was turned gives a picture that stands upright, without what the camera wrote into it", async () => {
  const { html, source } = articleOf("![A rent book](./turned.jpg)");
  const client = await built(source.pictures);
  const [, path] = /src="([^"]+)"/.exec(html) ?? [];
  const file = await sharp(readFileSync(new URL(`.${path}`, client))).metadata();
  expect(html).toContain('width="728" height="364"');
  expect([file.width, file.height]).toEqual([728, 364]);
  expect(file.exif).toBeUndefined();
});
