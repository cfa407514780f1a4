import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { hashedFolder } from "../../hosting/settings.ts";
import project from "../../package.json" with { type: "json" };
import { pictureSize } from "../files/picture-size.ts";

/** A picture of an article: where it lies, the widths that it is built to, at an address that changes with what is written there. */
export type Picture = Exclude<ReturnType<typeof readPicture>, string>;

/** An article's column on a wide screen (about `--container-text`), in pixels; a picture must fill it. */
const column = 728;

/** From a small phone to a sharp screen's column. */
const builtWidths = [column / 2, column, column * 1.5, column * 2];

/** How a picture is written, and the version of what writes it. */
const webp = { quality: 80 };
const writtenWith = JSON.stringify([webp, project.devDependencies.sharp]);

/** How wide an article's column is, in the words of `sizes`. */
const columnWidth = `(min-width: 90rem) ${column / 16}rem, (min-width: 48rem) 36.75rem, calc(100vw - 2rem)`;

/**
 * @param alt what the picture shows, in words, as HTML
 * @returns the picture: loaded late, in the best width, keeping its place; or what is wrong with it
 */
export function readPicture(folder: string, href: string, alt: string) {
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

  const hash = createHash("sha256").update(content).update(writtenWith).digest("hex").slice(0, 8);
  const address = `${hashedFolder}${parse(href).name.toLowerCase()}-${hash}`;
  const widths = builtWidths.filter((built) => built <= width);
  const shown = Math.max(...widths);
  const set = widths.map((built) => `${address}-${built}.webp ${built}w`).join(", ");
  const box = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  const html = `<img src="${address}-${shown}.webp" srcset="${set}" sizes="${columnWidth}" alt="${alt}" ${box} loading="lazy" decoding="async"/>`;
  return { source, address, widths, html };
}

/** Puts pictures into the build's `client` folder, in every width. */
export async function writePictures(client: URL, pictures: readonly Picture[]) {
  mkdirSync(new URL(`.${hashedFolder}`, client), { recursive: true });
  for (const { source, address, widths } of pictures) {
    // A binary for each system: whoever shows no pictures does without it.
    const { default: sharp } = await import("sharp");
    for (const width of widths)
      await sharp(source)
        .autoOrient()
        .resize({ width })
        .webp(webp)
        .toFile(fileURLToPath(new URL(`.${address}-${width}.webp`, client)));
  }
}
