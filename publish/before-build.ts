import { BadValue } from "../firm/bad-values.ts";
import { firm } from "../firm/firm.ts";
import { testimonials } from "../firm/testimonials.ts";
import { movedPages } from "../site/moved-pages.ts";
import { readArticles } from "./articles/read-articles.ts";
import { documentsFor, findMisplacedMoves } from "./files/check-moved-pages.ts";
import { findBadTestimonials } from "./files/check-testimonials.ts";
import { findBadPhotos } from "./files/photos.ts";

/* What an owner may have got wrong is said before anything is built, in one line each. */
const publicFolder = new URL("../public/", import.meta.url);
refuse("firm/firm.ts", await findBadPhotos(firm.people ?? [], publicFolder));
refuse("firm/testimonials.ts", findBadTestimonials(testimonials));
const slugs = readArticles().map(({ slug }) => slug);
refuse("site/moved-pages.ts", findMisplacedMoves(movedPages, documentsFor(slugs)));

function refuse(file: string, problems: readonly string[]) {
  if (problems.length === 0) return;
  throw new BadValue(`${file} has a bad value:\n${problems.map((line) => `  ${line}`).join("\n")}`);
}
