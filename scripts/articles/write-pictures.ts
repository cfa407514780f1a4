import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashedFolder } from "../../hosting/settings.ts";
import { type Picture, pictureFile, pictureFormats } from "./pictures.ts";

/** Where each picture is kept once it is built: its name changes with its content. */
const keptPictures = fileURLToPath(
  new URL("../../node_modules/.cache/article-pictures/", import.meta.url),
);

/**
 * Builds pictures in every width and format.
 *
 * @param client the build's `client` folder
 * @param pictures the pictures of all articles
 * @param kept where those are that were built before
 */
export async function writePictures(
  client: URL,
  pictures: readonly Picture[],
  kept = keptPictures,
) {
  const folder = fileURLToPath(new URL(`.${hashedFolder}`, client));
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) {
    for (const width of picture.widths) {
      for (const format of pictureFormats) {
        const file = await buildPicture(picture, width, format, kept);
        copyFileSync(file, join(folder, pictureFile(picture.name, width, format)));
      }
    }
  }
}

/** @returns the path of the picture's file in this width and format, which is built if it is not there yet */
export async function buildPicture(
  { source, name }: Picture,
  width: number,
  format: (typeof pictureFormats)[number],
  kept = keptPictures,
): Promise<string> {
  const file = join(kept, pictureFile(name, width, format));
  if (existsSync(file)) return file;
  mkdirSync(kept, { recursive: true });
  // A binary for each system: whoever shows no pictures does without it.
  const { default: sharp } = await import("sharp");
  const unfinished = `${file}.${process.pid}`;
  await sharp(source).autoOrient().resize({ width }).toFormat(format).toFile(unfinished);
  renameSync(unfinished, file);
  return file;
}
