import { findBadPhotos } from "./build/photos.ts";
import { readFirm } from "./build/read-firm.ts";

/* What an owner may have got wrong is said before anything is built, in one line each. */
const { people = [] } = await readFirm();
const problems = findBadPhotos(people, new URL("../public/", import.meta.url));
if (problems.length > 0) {
  console.error(
    `app/config/firm.ts has a bad value:\n${problems.map((line) => `  ${line}`).join("\n")}`,
  );
  process.exitCode = 1;
}
