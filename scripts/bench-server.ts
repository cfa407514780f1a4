import { execFileSync } from "node:child_process";
import { startNginx } from "../tests/build/hosting/start-nginx.ts";
import { freePort, startProgram } from "../tests/build/hosting/start-program.ts";
import { findProgram, programs } from "../tests/programs.ts";

/*
 * The embedded server under load, beside nginx serving the same build: same machine, same run, in
 * turns. Exits with an error if either gives a wrong answer or none.
 */
const seconds = 10;
const connections = 64;
const paths = ["/", "/services/cop9", "/nope"];

const port = await freePort();
const hosts = {
  embedded: await startProgram([process.execPath, "server/main.ts"], port, { PORT: String(port) }),
  nginx: await startNginx(),
};

console.log(`${connections} connections, ${seconds} s each, answers in brotli\n`);
console.log("path              server      requests/s     p50      p90      p99   errors");
let failed = false;
for (const path of paths) {
  for (const [name, { origin }] of Object.entries(hosts)) {
    const { rate, latency, errors } = load(origin + path, path === "/nope");
    const figures = [rate.padStart(10), ...latency.map((value) => value.padStart(8))].join(" ");
    console.log(`${path.padEnd(17)} ${name.padEnd(10)} ${figures} ${String(errors).padStart(8)}`);
    failed ||= errors > 0;
  }
}
await Promise.all(Object.values(hosts).map(({ stop }) => stop()));
process.exitCode = failed ? 1 : 0;

function load(address: string, missing: boolean) {
  const words = ["--latency", "-t1", `-c${connections}`, `-d${seconds}s`];
  const report = execFileSync(
    findProgram(programs.wrk),
    [...words, "-H", "Accept-Encoding: br", address],
    {
      encoding: "utf8",
    },
  );
  const find = (pattern: RegExp) => pattern.exec(report)?.[1];
  const requests = Number(find(/(\d+) requests in/));
  const notOk = Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  const lost = [...(find(/Socket errors: (.*)/) ?? "").matchAll(/\d+/g)].map(Number);
  const wrong = missing ? requests - notOk : notOk;
  return {
    rate: find(/Requests\/sec:\s+(\S+)/) ?? "?",
    latency: ["50", "90", "99"].map((part) => find(new RegExp(`${part}%\\s+(\\S+)`)) ?? "?"),
    errors: wrong + lost.reduce((sum, count) => sum + count, 0),
  };
}
