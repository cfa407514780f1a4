import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureProgram, programs } from "../../../programs/programs.ts";
import { freePort } from "../../../programs/serve.ts";
import type { RunningHost } from "./describe-host";
import { startProgram } from "./start-program.ts";

/**
 * Starts Debian's nginx, on a free port, with the site that the build wrote and the settings of the
 * container.
 *
 * @param build a build, a folder with `client` and `hosting` in it
 * @returns the running server
 * @throws Error with nginx's own words, if it does not start
 */
export async function startNginx(build: URL): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const copy = (from: URL, file: string, ...changes: [string, string][]) => {
    const text = changes.reduce(
      (result, [old, value]) => {
        if (!result.includes(old)) throw new Error(`${from.pathname} does not say ${old}`);
        return result.replaceAll(old, value);
      },
      readFileSync(from, "utf8"),
    );
    writeFileSync(join(folder, file), text);
  };
  copy(
    new URL("hosting/nginx.conf", build),
    "site.conf",
    ["listen 8080;", `listen ${port};`],
    ["location = / {", "location = /failing {\n        return 500;\n    }\n    location = / {"],
    ["/srv/site/current", fileURLToPath(build).replace(/\/$/, "")],
  );
  copy(
    new URL("../../../deploy/nginx.conf", import.meta.url),
    "nginx.conf",
    ["/run/nginx/", `${folder}/`],
    ["/srv/site/current/hosting/nginx.conf", join(folder, "site.conf")],
  );
  const running = await startProgram(
    [ensureProgram(programs.nginx), "-c", join(folder, "nginx.conf")],
    port,
  );
  return {
    origin: running.origin,
    failing: "/failing",
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
