import { createServer } from "node:http";
import { siteWithoutProviders } from "../fixtures/build-site.ts";

const port = Number(process.env.PORT);
createServer(siteWithoutProviders()).listen(port);
process.on("SIGTERM", () => process.exit());
