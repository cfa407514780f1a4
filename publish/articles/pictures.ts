import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { hashedFolder } from "../../hosting/settings.ts";
import { pictureSize } from "../files/picture-size.ts";

/** A picture of an article. */
export interface Picture {
  /** Where it lies. */
  source: string;
  /** What the names of its built files begin with; it changes with the content. */
  name: string;
  /** The widths that it is built at, the smallest first, in pixels. */
  widths: number[];
  html: string;
}

/** The formats that a picture is built to: the first that a browser knows is taken. */
const formats = ["avif", "webp"] as const;

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
  const name = `${parse(href).name.toLowerCase()}-${hash}`;
  const widths = builtWidths.filter((built) => built <= width);
  const shown = Math.max(...widths);
  const sources = formats.map((format) => {
    const files = widths.map((built) => `${hashedFolder}${name}-${built}.${format} ${built}w`);
    return `<source type="image/${format}" srcset="${files.join(", ")}" sizes="${columnWidth}"/>`;
  });
  const box = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  const image = `<img src="${hashedFolder}${name}-${shown}.webp" alt="${alt}" ${box} loading="lazy" decoding="async"/>`;
  return { source, name, widths, html: `<picture>${sources.join("")}${image}</picture>` };
}

/** Where pictures are that were built before. */
const cache = fileURLToPath(
  new URL("../../node_modules/.cache/article-pictures/", import.meta.url),
);

/** Puts pictures into the build's `client` folder, in every width and format. */
export async function writePictures(client: URL, pictures: readonly Picture[], kept = cache) {
  const folder = new URL(`.${hashedFolder}`, client);
  for (const each of [folder, kept]) mkdirSync(each, { recursive: true });
  const files = pictures.flatMap(({ source, name, widths }) =>
    widths.flatMap((width) => formats.map((format) => ({ source, name, width, format }))),
  );
  for (const { source, name, width, format } of files) {
    const file = `${name}-${width}.${format}`;
    const built = join(kept, file);
    if (!existsSync(built)) {
      // A binary for each system: whoever shows no pictures does without it.
      const { default: sharp } = await import("sharp");
      const unfinished = `${built}.${process.pid}`;
      await sharp(source).autoOrient().resize({ width }).toFormat(format).toFile(unfinished);
      renameSync(unfinished, built);
    }
    copyFileSync(built, new URL(file, folder));
  }
}
