import { fileURLToPath } from "node:url";
import { freePort } from "../../programs/serve";
import { describeHost } from "../build/hosting/describe-host";
import { startProgram } from "../build/hosting/start-program";

const wrangler = fileURLToPath(new URL("node_modules/wrangler/bin/wrangler.js", import.meta.url));

const start = async (build: URL) => {
  const port = await freePort();
  const settings = fileURLToPath(new URL("hosting/wrangler.json", build));
  const words = ["dev", "--config", settings, "--port", String(port), "--inspector-port", "0"];
  return startProgram([process.execPath, wrangler, ...words], port, {
    WRANGLER_SEND_METRICS: "false",
    CI: "true",
  });
};

describeHost("cloudflare", start, false);
