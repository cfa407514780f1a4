import { fileURLToPath } from "node:url";
import { describeHost } from "../build/hosting/describe-host";
import { freePort, startProgram } from "../build/hosting/start-program";

const wrangler = fileURLToPath(new URL("node_modules/wrangler/bin/wrangler.js", import.meta.url));
const settings = fileURLToPath(new URL("../../build/hosting/wrangler.json", import.meta.url));

describeHost("cloudflare", async () => {
  const port = await freePort();
  const words = ["dev", "--config", settings, "--port", String(port), "--inspector-port", "0"];
  return startProgram([process.execPath, wrangler, ...words], port, {
    WRANGLER_SEND_METRICS: "false",
    CI: "true",
  });
});
