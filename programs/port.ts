import { once } from "node:events";
import { createServer } from "node:http";

/**
 * @returns the port that the tests serve the site on: the usual one, or the one that TEST_PORT names
 * @throws Error if TEST_PORT is no port
 */
export function testPort(usual: number): number {
  const { TEST_PORT } = process.env;
  const port = Number(TEST_PORT || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`TEST_PORT is ${TEST_PORT}: it must be a number from 1 to 65535.`);
}

/** @throws Error that says how to name another port for the tests, if something listens there */
export async function ensurePort(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, "listening").catch(() => {
    throw new Error(`Port ${port} is in use. Name another one in TEST_PORT, such as ${port + 1}.`);
  });
  server.close();
  await once(server, "close");
}
