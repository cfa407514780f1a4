import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { picturedFirm } from "../../firm/samples/pictured-firm.ts";
import { siteListener } from "../../hosting/server/site.ts";
import { buildSiteOf } from "../fixtures/build-site.ts";

/* Serves the site with the firm of the pictures: what an owner writes into firm.ts changes none. */
const copy = buildSiteOf(picturedFirm);
const listener = siteListener(pathToFileURL(`${copy}/build/client/`));
rmSync(copy, { recursive: true });
createServer(listener).listen(Number(process.env.PORT));
process.on("SIGTERM", () => process.exit());
