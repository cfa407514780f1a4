import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathOf } from "~/config/pages";
import { siteListener } from "../../../server/site";
import { ask } from "./ask";
import { describeHost } from "./describe-host";
import { client } from "./rows";

async function start(build: URL): Promise<{ origin: string; server: Server }> {
  const server = createServer(siteListener(build));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, server };
}

const stop = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

describeHost("embedded", async () => {
  const { origin, server } = await start(client);
  return { origin, stop: () => stop(server) };
});

describe("beyond what every host does, the embedded server", () => {
  let running: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    running = await start(client);
  });
  afterAll(() => stop(running.server));

  test("says that it is alive, and lets nobody keep that answer", async () => {
    const answer = await ask(running.origin, { path: "/healthz" });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.5, br; q=0", "gzip"],
    ["BROTLI, sbr", undefined],
    ["", undefined],
  ])("given the choice of '%s' sends %s", async (accepted, encoding) => {
    const answer = await ask(running.origin, {
      path: pathOf("contact"),
      headers: { "Accept-Encoding": accepted },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
  });

  test.each(["*", 'W/"other", %s', "W/%s"])("knows its own tag in %s", async (pattern) => {
    const { headers } = await ask(running.origin, { path: "/" });
    const tags = pattern.replace("%s", String(headers.etag));
    const again = await ask(running.origin, { path: "/", headers: { "If-None-Match": tags } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(headers.etag);
  });

  test("serves on when the build is taken away under it", async () => {
    const copy = mkdtempSync(join(tmpdir(), "build-"));
    cpSync(fileURLToPath(new URL("..", client)), copy, { recursive: true });
    const own = await start(new URL("client/", `${pathToFileURL(copy)}/`));
    rmSync(copy, { recursive: true });
    expect((await ask(own.origin, { path: pathOf("contact") })).status).toBe(200);
    expect((await ask(own.origin, { path: "/nope" })).status).toBe(404);
    await stop(own.server);
  });

  test("does not start without a build", () => {
    expect(() => siteListener(new URL("file:///nowhere/client/"))).toThrow("npm run build");
  });
});
