import { rmSync } from "node:fs";
import { checkDocuments } from "./build/check-documents.ts";
import { compressFiles } from "./build/compress-files.ts";
import { flattenDocuments } from "./build/flatten-documents.ts";
import { writeRobots, writeSitemap } from "./build/search-engines.ts";

/* Turns what the router prerendered into the files that a static host serves. */
const client = new URL("../build/client/", import.meta.url);

rmSync(new URL("__spa-fallback.html", client), { force: true });
flattenDocuments(client);
checkDocuments(client);
writeSitemap(client);
writeRobots(client);
await compressFiles(client);
