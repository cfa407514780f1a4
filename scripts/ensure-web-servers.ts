import { existsSync } from "node:fs";
import { installPackages } from "../tests/debian.ts";

/* The servers that the built site is tested on, with a file that shows that each is there. */
const packages = {
  "nginx-light": "/usr/sbin/nginx",
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  caddy: "/usr/bin/caddy",
};

const missing = Object.entries(packages)
  .filter(([, file]) => !existsSync(file))
  .map(([name]) => name);

if (missing.length > 0 && !installPackages(missing)) {
  console.error(
    `The hosting tests need nginx and Caddy: sudo apt-get install ${missing.join(" ")}`,
  );
  process.exit(1);
}
