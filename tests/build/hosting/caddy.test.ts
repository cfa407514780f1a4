import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram, programs } from "../../../scripts/programs/programs";
import { describeHost } from "./describe-host";
import { freePort, startProgram } from "./start-program.ts";

describeHost("caddy", async (build) => {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const site = readFileSync(new URL("hosting/Caddyfile", build), "utf8")
    .replace(":8080 {", `http://localhost:${port} {`)
    .replace("/srv/site/current", fileURLToPath(build).replace(/\/$/, ""));
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${site}`);
  const running = await startProgram(
    [findProgram(programs.caddy), "run", "--config", join(folder, "Caddyfile")],
    port,
    {
      HOME: folder,
    },
  );
  return {
    origin: running.origin,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
});
