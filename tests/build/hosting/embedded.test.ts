import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pathOf } from "~/site/pages";
import { siteListener } from "../../../hosting/server/site";
import { serve } from "../../../programs/serve";
import { client } from "../built";
import { ask, decoded } from "./ask";
import { copyBuild } from "./copy-build";
import { describeHost, type RunningHost } from "./describe-host";

const start = (build: URL) => serve(siteListener(new URL("client/", build)));

describeHost("embedded", start);

describe("beyond what every host does, the embedded server", () => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await serve(siteListener(client));
  });
  afterAll(() => running.stop());

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

  test("says to who would write what may be done: to read", async () => {
    const answer = await ask(running.origin, { method: "POST", path: pathOf("contact") });
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  test("when it fails at one request, says so, and goes on with the next", async () => {
    const listener = siteListener(client);
    const { origin, stop } = await serve((request, response) => {
      if (request.url === "/failing") {
        vi.spyOn(request, "headers", "get").mockImplementationOnce(() => {
          throw new Error("a fault of the server's own");
        });
      }
      listener(request, response);
    });
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    const answer = await ask(origin, { path: "/failing" });
    expect(answer.status).toBe(500);
    expect(decoded(answer).toString()).toContain("Unexpected Application Error!");
    expect((await ask(origin, { path: "/" })).status).toBe(200);
    await stop();
  });

  test("serves on when the build is taken away under it", async () => {
    const build = copyBuild([]);
    const own = await start(build);
    rmSync(build, { recursive: true });
    expect((await ask(own.origin, { path: pathOf("contact") })).status).toBe(200);
    expect((await ask(own.origin, { path: "/nope" })).status).toBe(404);
    await own.stop();
  });

  test("serves nothing that a link in the build leads to outside of it", async () => {
    const build = copyBuild([]);
    const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
    writeFileSync(join(elsewhere, "notes.txt"), "not for visitors");
    symlinkSync(elsewhere, new URL("client/linked", build));
    symlinkSync(join(elsewhere, "notes.txt"), new URL("client/notes.txt", build));
    const own = await start(build);
    expect((await ask(own.origin, { path: "/linked/notes.txt" })).status).toBe(404);
    expect((await ask(own.origin, { path: "/notes.txt" })).status).toBe(404);
    await own.stop();
    for (const folder of [build, elsewhere]) rmSync(folder, { recursive: true });
  });

  test.each([
    ["contact.html.br", 0],
    ["contact.html.br", 500],
    ["contact.html.gz", 0],
    ["contact.html.gz", 500],
  ])("does not start over a copy that is cut off: %s of %i bytes", (file, length) => {
    const build = copyBuild([]);
    truncateSync(new URL(`client/${file}`, build), length);
    expect(() => siteListener(new URL("client/", build))).toThrow(`${file} is not a whole copy`);
    rmSync(build, { recursive: true });
  });

  test("does not start without a build", () => {
    expect(() => siteListener(new URL("file:///nowhere/client/"))).toThrow("npm run build");
  });
});
