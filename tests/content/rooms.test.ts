import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/**
 * The rooms of the house, from the ground up: a file imports from its own room and from those above it in
 * this list that its row names. What is not listed is for nobody to import.
 */
const rooms: Record<string, readonly string[]> = {
  site: [],
  firm: ["site"],
  words: ["site", "firm"],
  "app/design": ["site", "firm", "words"],
  "app/seo": ["site", "firm", "words"],
  "app/parts": ["site", "firm", "words", "app/design"],
  "app/plain": ["site", "firm", "words", "app/design"],
  "app/islands": ["site", "firm", "words", "app/design", "app/parts", "app/plain"],
  "app/chrome": ["site", "firm", "words", "app/design", "app/parts", "app/islands"],
  "app/pages": ["site", "firm", "words", "app/design", "app/parts", "app/islands", "app/seo"],
  app: ["site", "firm", "words", "app/**"],
  hosting: ["site", "firm"],
  programs: ["site", "firm", "hosting"],
  publish: ["site", "firm", "words", "app/**", "hosting", "programs"],
};

const files = globSync("{site,firm,words,app,hosting,programs,publish}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith("firm/samples/"),
);

const roomOf = (file: string) =>
  Object.keys(rooms)
    .filter((room) => file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0] ?? "";

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([~.][^"]+)"/g)].map(
    ([, path = ""]) =>
      path.startsWith("~/") ? path.slice(2) : posix.join(posix.dirname(file), path),
  );

const isAllowed = (room: string, imported: string) => {
  const target = roomOf(imported);
  const allowed = rooms[room] ?? [];
  return (
    target === room ||
    allowed.includes(target) ||
    (target.startsWith("app") && allowed.includes("app/**"))
  );
};

test.each(Object.keys(rooms))("%s imports only what its row names", (room) => {
  const wrong = files
    .filter((file) => roomOf(file) === room)
    .flatMap((file) =>
      importsOf(file)
        .filter((path) => roomOf(path) && !isAllowed(room, path))
        .map((path) => `${file} imports ${path}`),
    );
  expect(wrong).toEqual([]);
});
