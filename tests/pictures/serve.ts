import { createServer } from "node:http";
import { picturedFirm } from "../../firm/samples/pictured-firm.ts";
import { siteOf } from "../fixtures/build-site.ts";

/* Serves the site with the firm of the pictures: what an owner writes into firm.ts changes none. */
createServer(siteOf(picturedFirm)).listen(Number(process.env.PORT));
process.on("SIGTERM", () => process.exit());
