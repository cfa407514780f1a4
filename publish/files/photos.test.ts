import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findBadPhotos } from "./photos";
import { pictureSize } from "./picture-size";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
mkdirSync(join(folder, "people"));

const person = { id: "a-person", name: "A. Person", role: "Partner" };
const problems = async (pictures: { portrait?: string; signature?: string }) =>
  (await findBadPhotos([{ ...person, ...pictures }], pathToFileURL(`${folder}/`))).join();

/** Puts a file where the site would serve it. */
function write(name: string, content: string | Buffer) {
  writeFileSync(join(folder, "people", name), content);
  return `/people/${name}`;
}

async function put(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: "white" } });
  return write(name, await picture.toFormat(name.endsWith("webp") ? "webp" : "png").toBuffer());
}

const drawn = (name: string, viewBox: string) =>
  write(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9"/></svg>`,
  );

test.each([
  ["nobody's picture", {}],
  ["a portrait four wide and five high", { portrait: await put("right.webp", 320, 400) }],
  ["a signature that is drawn", { signature: drawn("right.svg", "0 0 480 160") }],
  ["a signature twice as wide as it is high", { signature: await put("2.png", 160, 80) }],
  ["a signature six times as wide as it is high", { signature: await put("6.png", 480, 80) }],
])("%s passes", async (_, pictures) => {
  expect(await problems(pictures)).toBe("");
});

test.each([
  [{ portrait: "/people/none.webp" }, /portrait is not there: put it at public.people.none.webp/],
  [{ portrait: write("words.png", "words") }, /portrait is no picture/],
  [{ portrait: write("large.webp", Buffer.alloc(90_000)) }, /portrait has 90 kB: save .* 60 kB/],
  [{ portrait: await put("square.png", 400, 400) }, /400 wide and 400 high: .* 4 wide and 5 high/],
  [{ signature: drawn("square.svg", "0 0 100 100") }, /signature is 100 wide and 100 high/],
])("what is wrong with %j is named, with the person", async (pictures, line) => {
  expect(await problems(pictures)).toMatch(RegExp(`^people "a-person": .*${line.source}`));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a camera held as number %i says is upright or turned: its picture counts as it is seen",
  async (orientation) => {
    const photo = await sharp({ create: { width: 4, height: 2, channels: 3, background: "red" } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    expect(pictureSize(photo)).toEqual(orientation < 5 ? [4, 2] : [2, 4]);
  },
);
