import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunningHost } from "./describe-host";
import { client } from "./rows.ts";
import { freePort, startProgram } from "./start-program.ts";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Starts Debian's nginx with the site that the build wrote, on a free port.
 *
 * @returns the running server
 * @throws Error with nginx's own words, if it does not start
 */
export async function startNginx(): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const site = readFileSync(new URL("../hosting/nginx.conf", client), "utf8")
    .replace("listen 8080;", `listen ${port};`)
    .replace("/srv/site/client", fileURLToPath(client).replace(/\/$/, ""));
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `load_module ${brotliModule};
daemon off;
pid ${join(folder, "pid")};
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join("\n  ")}
  include ${join(folder, "site.conf")};
}
`,
  );
  const running = await startProgram(["nginx", "-c", join(folder, "nginx.conf")], port);
  return {
    origin: running.origin,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
