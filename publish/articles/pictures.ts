import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { hashedFolder } from "../../hosting/settings.ts";
import { pictureSize } from "../files/picture-size.ts";

/** The formats that a picture is built to: the first that a browser knows is taken. */
const formats = ["avif", "webp"] as const;

/** A picture of an article: where it lies, and what it is built to, the largest last; a name changes with the content. */
export interface Picture {
  source: string;
  files: { name: string; format: (typeof formats)[number]; width: number }[];
  html: string;
}

/** An article's column on a wide screen (about `--container-text`), in pixels; a picture must fill it. */
const column = 728;

/** From a small phone to a sharp screen's column. */
const builtWidths = [column / 2, column, column * 1.5, column * 2];

/** How wide an article's column is, in the words of `sizes`. */
const columnWidth = `(min-width: 90rem) ${column / 16}rem, (min-width: 48rem) 36.75rem, calc(100vw - 2rem)`;

/**
 * @param folder the article's own
 * @param href where the article shows a picture, relative to the folder
 * @param alt what it shows, in words, as HTML
 * @returns the picture: loaded late, in the best format and width, keeping its place; or what is wrong with it
 */
export function readPicture(folder: string, href: string, alt: string): Picture | string {
  const source = join(folder, href);
  if (!/^(?:\.\/)?[a-z0-9][\w-]*\.(?:jpe?g|png|webp|avif)$/i.test(href))
    return `a picture is a .jpg, .png, .webp or .avif file beside the article, such as ./rent-book.jpg, not ${href}`;
  if (!existsSync(source)) return `there is no picture ${href} beside the article`;
  if (!alt.trim())
    return `${href} has no words: say between the brackets what it shows, ![A rent book](${href})`;
  const content = readFileSync(source);
  if (content.length > 15e6) return `${href} is larger than 15 MB: save a smaller copy of it`;
  const size = pictureSize(content);
  if (!size) return `${href} is not a picture that can be read`;
  const [width, height] = size;
  if (width < column) return `${href} is ${width} pixels wide; it needs at least ${column}`;

  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const stem = `${parse(href).name.toLowerCase()}-${hash}`;
  const widths = builtWidths.filter((built) => built <= width);
  const files = formats.flatMap((format) =>
    widths.map((built) => ({ name: `${stem}-${built}.${format}`, format, width: built })),
  );
  const sources = formats.map((format) => {
    const built = files.filter((file) => file.format === format);
    const set = built.map((file) => `${hashedFolder}${file.name} ${file.width}w`);
    return `<source type="image/${format}" srcset="${set.join(", ")}" sizes="${columnWidth}"/>`;
  });
  const shown = Math.max(...widths);
  const box = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  const image = `<img src="${hashedFolder}${stem}-${shown}.webp" alt="${alt}" ${box} loading="lazy" decoding="async"/>`;
  return { source, files, html: `<picture>${sources.join("")}${image}</picture>` };
}

/** Where pictures are that were built before. */
const cache = fileURLToPath(
  new URL("../../node_modules/.cache/article-pictures/", import.meta.url),
);

/** Puts pictures into the build's `client` folder, in every width and format. */
export async function writePictures(client: URL, pictures: readonly Picture[], kept = cache) {
  const folder = new URL(`.${hashedFolder}`, client);
  for (const each of [folder, kept]) mkdirSync(each, { recursive: true });
  for (const { source, files } of pictures)
    for (const { name, format, width } of files) {
      const built = join(kept, name);
      if (!existsSync(built)) {
        // A binary for each system: whoever shows no pictures does without it.
        const { default: sharp } = await import("sharp");
        const unfinished = `${built}.${process.pid}`;
        await sharp(source).autoOrient().resize({ width }).toFormat(format).toFile(unfinished);
        renameSync(unfinished, built);
      }
      copyFileSync(built, new URL(name, folder));
    }
}
