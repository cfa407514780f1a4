import { createServer } from "node:http";
import { siteOf } from "../fixtures/build-site.ts";
import { picturedFirm } from "./pictured-firm.ts";

/* Serves the site with the firm of the pictures: what an owner writes into firm.ts changes none. */
createServer(siteOf(picturedFirm)).listen(Number(process.env.PORT));
process.on("SIGTERM", () => process.exit());
