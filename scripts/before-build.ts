import { BadValue } from "../app/config/bad-values.ts";
import { firm } from "../app/config/firm.ts";
import { readArticles } from "./articles/read-articles.ts";
import { findBadPhotos } from "./build/photos.ts";

/* What an owner may have got wrong is said before anything is built, in one line each. */
const problems = findBadPhotos(firm.people ?? [], new URL("../public/", import.meta.url));
if (problems.length > 0) {
  throw new BadValue(
    `app/config/firm.ts has a bad value:\n${problems.map((line) => `  ${line}`).join("\n")}`,
  );
}
readArticles();
