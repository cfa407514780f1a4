import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { imageSize } from "image-size";
import { hashedFolder } from "../../hosting/settings.ts";
import type { Problem } from "./problems.ts";
import type { ArticlePicture } from "./read-body.ts";

/** A picture of an article, as the build writes it. */
export interface Picture {
  /** Its file beside the article. */
  source: string;
  /** What its built files are called before width and format; it changes with the content. */
  name: string;
  /** Its size as it is seen, in pixels. */
  width: number;
  height: number;
  /** The widths that it is built at, the smallest first, in pixels. */
  widths: number[];
}

/** The formats that a picture is built to: the first that a browser knows is taken. */
export const pictureFormats = ["avif", "webp"] as const;

/** An article's column on a desktop (`--container-text`), in pixels; a picture must fill it. */
const column = 728;

/** From a small phone to a sharp screen's column. */
const builtWidths = [column / 2, column, column * 1.5, column * 2];

/** How wide an article's column is, in the words of `sizes`. */
const columnWidth = `(min-width: 48rem) ${column / 16}rem, calc(100vw - 2rem)`;

const mostMegabytes = 15;

/**
 * @param picture where an article shows it
 * @param folder the article's own
 * @returns the picture, or what is wrong with it
 */
export function readPicture(
  { href, alt, line }: ArticlePicture,
  folder: string,
): Picture | Problem {
  const refuse = (message: string): Problem => ({ line, message });
  if (!/^(?:\.\/)?[a-z0-9][\w-]*\.(?:jpe?g|png|webp|avif)$/i.test(href)) {
    return refuse(
      `a picture is a .jpg, .png, .webp or .avif file beside the article, such as ./rent-book.jpg, not ${href}`,
    );
  }
  const source = join(folder, href);
  if (!existsSync(source)) return refuse(`there is no picture ${href} beside the article`);
  if (!alt.trim()) {
    return refuse(
      `${href} has no words: say between the brackets what it shows, ![A rent book](${href})`,
    );
  }
  const content = readFileSync(source);
  if (content.length > mostMegabytes * 1e6) {
    return refuse(`${href} is larger than ${mostMegabytes} MB: save a smaller copy of it`);
  }
  const size = sizeOf(content);
  if (!size) return refuse(`${href} is not a picture that can be read`);
  if (size.width < column) {
    return refuse(`${href} is ${size.width} pixels wide; it needs at least ${column}`);
  }
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const name = `${basename(href, extname(href)).toLowerCase()}-${hash}`;
  return { source, name, ...size, widths: builtWidths.filter((width) => width <= size.width) };
}

/**
 * @param picture a picture of an article
 * @param alt what it shows, in words
 * @returns its HTML: it is loaded late, in the best format and width, and keeps its place meanwhile
 */
export function pictureHtml({ name, width, height, widths }: Picture, alt: string): string {
  const addressOf = (format: string, size: number) =>
    hashedFolder + pictureFile(name, size, format);
  const sources = pictureFormats.map((format) => {
    const files = widths.map((size) => `${addressOf(format, size)} ${size}w`).join(", ");
    return `<source type="image/${format}" srcset="${files}" sizes="${columnWidth}"/>`;
  });
  const shown = Math.max(...widths);
  const src = addressOf("webp", shown);
  const box = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  return `<picture>${sources.join("")}<img src="${src}" alt="${alt}" ${box} loading="lazy" decoding="async"/></picture>`;
}

/** @returns the file name of a picture in one width and format */
export function pictureFile(name: string, width: number, format: string): string {
  return `${name}-${width}.${format}`;
}

/** As it is seen: a camera that was turned says so beside the pixels. */
function sizeOf(content: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
