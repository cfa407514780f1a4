import { createServer } from "node:http";
import { siteWithoutProviders } from "../fixtures/site-without-providers.ts";

const port = Number(process.env.PORT);
createServer(siteWithoutProviders()).listen(port);
process.on("SIGTERM", () => process.exit());
