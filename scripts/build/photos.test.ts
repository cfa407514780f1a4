import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { findBadPhotos } from "./photos";

const person = (photo?: string) => ({ id: "a-person", name: "A. Person", role: "Partner", photo });

test("a photo has to be there, and small enough to be served as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "photos-"));
  mkdirSync(join(folder, "people"));
  writeFileSync(join(folder, "people/small.webp"), Buffer.alloc(60_000));
  writeFileSync(join(folder, "people/large.webp"), Buffer.alloc(90_000));
  const problems = (photo?: string) =>
    findBadPhotos([person(photo)], pathToFileURL(`${folder}/`)).join();
  expect(problems()).toBe("");
  expect(problems("/people/small.webp")).toBe("");
  expect(problems("/people/none.webp")).toContain(
    'people "a-person": photo is not there: put it at public/people/none.webp',
  );
  expect(problems("/people/large.webp")).toMatch(
    /^people "a-person": photo has 90 kB: save .* 60 kB/,
  );
});
