import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { freePort } from "../../../programs/serve";
import { ask } from "./ask";

function run(environment: NodeJS.ProcessEnv): { child: ChildProcess; written: () => string } {
  const child = spawn("npm", ["run", "--silent", "serve"], {
    env: { ...process.env, ...environment },
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      written += text;
    });
  }
  return { child, written: () => written };
}

const answers = (port: number) =>
  ask(`http://localhost:${port}`, { path: "/healthz" }).then(
    ({ status }) => status === 200,
    () => false,
  );

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends `npm run serve` and frees its port",
  async (signal) => {
    const port = await freePort();
    const { child } = run({ PORT: String(port) });
    await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(true);
    child.kill(signal);
    await once(child, "exit");
    await expect.poll(() => answers(port)).toBe(false);
  },
);

test.each([
  [{ PORT: "abc" }, 'PORT is "abc"'],
  [{ PORT: "" }, 'PORT is ""'],
  [{ PORT: "70000" }, 'PORT is "70000"'],
  [{ PORT: "3001", HOST: "no-such-host.invalid" }, 'HOST is "no-such-host.invalid"'],
])("%j is refused in one line that says what to write", async (environment, reason) => {
  const { child, written } = run(environment);
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(written()).toContain(reason);
  expect(written()).toContain("Write a");
  expect(written().trim().split("\n")).toHaveLength(1);
});
