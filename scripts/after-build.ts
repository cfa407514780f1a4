import { rmSync } from "node:fs";
import { movedPages } from "../app/config/moved-pages.ts";
import { reviewedFacts } from "../app/config/signed-off.ts";
import { taxFacts } from "../app/content/tax-facts/index.ts";
import { writeHostFiles } from "../hosting/write-host-files.ts";
import { findDeadAnchors } from "./articles/links.ts";
import { throwProblems } from "./articles/problems.ts";
import { readArticles } from "./articles/read-articles.ts";
import { writePictures } from "./articles/write-pictures.ts";
import { checkDocuments } from "./build/check-documents.ts";
import { compressFiles } from "./build/compress-files.ts";
import { documentsByPath } from "./build/documents.ts";
import { flattenDocuments } from "./build/flatten-documents.ts";
import { writeManifest } from "./build/manifest.ts";
import { writeFeed, writeRobots, writeSitemap } from "./build/search-engines.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";
import { findStaleFacts } from "./preflight/stale-facts.ts";

/* Turns what the router prerendered into the files that a static host serves. */
const client = new URL("../build/client/", import.meta.url);

rmSync(new URL("__spa-fallback.html", client), { force: true });
flattenDocuments(client);
checkDocuments(client);
const written = readArticles().filter(({ minutes }) => minutes);
const pages = documentsByPath(client);
for (const article of written) {
  throwProblems(article.source.file, findDeadAnchors(article, pages));
}
await writePictures(
  client,
  written.flatMap(({ source }) => source.pictures),
);
writeSitemap(client, written);
writeFeed(client, written);
writeRobots(client);
writeManifest(client);
writeHostFiles(client, movedPages);
await compressFiles(client);
for (const reason of findOutdatedImages()) console.warn(`Warning: ${reason} (npm run images).`);
const stale = findStaleFacts(taxFacts, reviewedFacts, new Date()).length;
if (stale) console.warn(`Warning: ${stale} tax facts are due for review (npm run preflight).`);
