import "./before-build.ts";
import { createBuilder } from "vite";
import { BadValue } from "../firm/bad-values.ts";
import { firm } from "../firm/firm.ts";
import { documentsByPath, readDocuments } from "../hosting/documents.ts";
import { writeHostFiles } from "../hosting/write-host-files.ts";
import { movedPages } from "../site/moved-pages.ts";
import config from "../vite.config.ts";
import { writePictures } from "./articles/pictures.ts";
import { findDeadLinks, readArticles, refuseArticles } from "./articles/read-articles.ts";
import { findDeadEnds, findUnsizedImages } from "./files/check-markup.ts";
import { compressFiles } from "./files/compress-files.ts";
import { writeManifest } from "./files/manifest.ts";
import { writeFeed, writeRobots, writeSitemap } from "./files/search-engines.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";

/* Builds the documents, then completes them to what a static host serves. */
const builder = await createBuilder({ ...config, configFile: false, logLevel: "warn" });
await builder.buildApp();

const client = new URL("../build/client/", import.meta.url);
const documents = readDocuments(client);
const problems = [...findUnsizedImages(documents), ...findDeadEnds(documents)];
if (problems.length > 0)
  throw new BadValue(`The built pages are not right:\n  ${problems.join("\n  ")}`);
const articles = readArticles();
const pages = documentsByPath(client);
refuseArticles(articles.flatMap((article) => findDeadLinks(article, articles, pages)));
await writePictures(
  client,
  articles.flatMap(({ source }) => source.pictures),
);
const written = articles.filter(({ minutes }) => minutes);
writeSitemap(client, documents, written);
writeFeed(client, written);
writeRobots(client);
writeManifest(client);
writeHostFiles(client, movedPages, firm);
await compressFiles(client);
for (const reason of findOutdatedImages()) console.warn(`Warning: ${reason} (npm run images).`);
