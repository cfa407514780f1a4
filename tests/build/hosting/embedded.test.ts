import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { siteListener } from "../../../server/site";
import { describeHost } from "./describe-host";
import { client } from "./rows";

describeHost("embedded", async () => {
  const server = createServer(siteListener(client));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
});
