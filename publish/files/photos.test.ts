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

/** Puts a picture of that size where the site would serve it. */
async function put(name: string, width: number, height: number) {
  const file = join(folder, "people", name);
  await sharp({ create: { width, height, channels: 3, background: "white" } }).toFile(file);
  return `/people/${name}`;
}

test("a portrait four wide and five high passes, and so does nobody's", async () => {
  expect(await problems({})).toBe("");
  expect(await problems({ portrait: await put("right.webp", 320, 400) })).toBe("");
});

test("a picture that is not there, or is none, is named", async () => {
  expect(await problems({ portrait: "/people/none.webp" })).toContain(
    'people "a-person": portrait is not there: put it at public/people/none.webp',
  );
  writeFileSync(join(folder, "people/words.png"), "words");
  expect(await problems({ portrait: "/people/words.png" })).toContain("portrait is no picture");
});

test("a picture too heavy to be served as it is is named", async () => {
  writeFileSync(join(folder, "people/large.webp"), Buffer.alloc(90_000));
  expect(await problems({ portrait: "/people/large.webp" })).toMatch(
    /^people "a-person": portrait has 90 kB: save .* 60 kB/,
  );
});

test("a portrait or a signature of another shape than its place is named", async () => {
  expect(await problems({ portrait: await put("square.png", 400, 400) })).toMatch(
    /portrait is 400 wide and 400 high: .* 4 wide and 5 high/,
  );
  const signature = "/people/signature.svg";
  const draw = (viewBox: string) =>
    writeFileSync(
      join(folder, "people/signature.svg"),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9"/></svg>`,
    );
  draw("0 0 480 160");
  expect(await problems({ signature })).toBe("");
  draw("0 0 100 100");
  expect(await problems({ signature })).toMatch(/signature is 100 wide and 100 high/);
});

test("a signature two or six times as wide as it is high, as the advice says, passes", async () => {
  for (const times of [2, 6])
    expect(await problems({ signature: await put(`${times}.png`, times * 80, 80) })).toBe("");
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
