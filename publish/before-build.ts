import { BadValue } from "../firm/bad-values.ts";
import { firm } from "../firm/firm.ts";
import "../firm/claims.ts";
import "../firm/testimonials.ts";
import { movedPages } from "../site/moved-pages.ts";
import { documentsOf } from "../site/pages.ts";
import { readArticles } from "./articles/read-articles.ts";
import { findMisplacedMoves } from "./files/check-moved-pages.ts";
import { findBadPhotos } from "./files/photos.ts";
import { findBadStyles } from "./files/styles.ts";

/* What an owner may have got wrong is said before anything is built, in one line each. */
const documents = documentsOf(readArticles().map(({ slug }) => slug)).map(({ path }) => path);
const found = {
  "firm/firm.ts": findBadPhotos(firm.people ?? [], new URL("../public/", import.meta.url)),
  "site/moved-pages.ts": findMisplacedMoves(movedPages, documents),
};
const problems = Object.entries(found)
  .filter(([, lines]) => lines.length > 0)
  .map(([file, lines]) => [`${file} has a bad value:`, ...lines].join("\n  "));
problems.push(...findBadStyles(new URL("../app/", import.meta.url)));
if (problems.length > 0) throw new BadValue(problems.join("\n"));
