import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** @returns a server on a free port that answers as the listener does, and how to stop it at once */
export async function serve(listener?: RequestListener) {
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.close().closeAllConnections();
    await once(server, "close");
  };
  return { origin: `http://localhost:${port}`, stop };
}

/** @returns a port that nothing listens on */
export async function freePort(): Promise<number> {
  const { origin, stop } = await serve();
  await stop();
  return Number(new URL(origin).port);
}
