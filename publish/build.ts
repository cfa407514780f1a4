import "./before-build.ts";
import { createBuilder } from "vite";
import { firm } from "../firm/firm.ts";
import { writeHostFiles } from "../hosting/write-host-files.ts";
import { movedPages } from "../site/moved-pages.ts";
import config from "../vite.config.ts";
import { writePictures } from "./articles/pictures.ts";
import { articlesFolder, readArticles } from "./articles/read-articles.ts";
import { compressFiles } from "./files/compress-files.ts";
import { documentsByPath } from "./files/documents.ts";
import { writeManifest } from "./files/manifest.ts";
import { writeFeed, writeRobots, writeSitemap } from "./files/search-engines.ts";
import { findOutdatedImages } from "./images/drawn-from.ts";

/* Builds the documents, then completes them to what a static host serves. */
const builder = await createBuilder({ ...config, configFile: false, logLevel: "warn" });
await builder.buildApp();

const client = new URL("../build/client/", import.meta.url);
const documents = documentsByPath(client);
const articles = readArticles(articlesFolder, documents);
await writePictures(
  client,
  articles.flatMap(({ source }) => source.pictures),
);
const written = articles.filter(({ minutes }) => minutes);
writeSitemap(client, documents, written);
writeFeed(client, written);
writeRobots(client);
writeManifest(client);
writeHostFiles(client, documents.keys(), movedPages, firm);
await compressFiles(client);
for (const reason of findOutdatedImages()) console.warn(`Warning: ${reason} (npm run images).`);
