import { BadValue } from "../app/config/bad-values.ts";
import { firm } from "../app/config/firm.ts";
import { movedPages } from "../app/config/moved-pages.ts";
import { testimonials } from "../app/content/testimonials.ts";
import { readArticles } from "./articles/read-articles.ts";
import { documentsFor, findMisplacedMoves } from "./build/check-moved-pages.ts";
import { findBadTestimonials } from "./build/check-testimonials.ts";
import { findBadPhotos } from "./build/photos.ts";

/* What an owner may have got wrong is said before anything is built, in one line each. */
const publicFolder = new URL("../public/", import.meta.url);
refuse("app/config/firm.ts", findBadPhotos(firm.people ?? [], publicFolder));
refuse("app/content/testimonials.ts", findBadTestimonials(testimonials));
const slugs = readArticles().map(({ slug }) => slug);
refuse("app/config/moved-pages.ts", findMisplacedMoves(movedPages, documentsFor(slugs)));

function refuse(file: string, problems: readonly string[]) {
  if (problems.length === 0) return;
  throw new BadValue(`${file} has a bad value:\n${problems.map((line) => `  ${line}`).join("\n")}`);
}
