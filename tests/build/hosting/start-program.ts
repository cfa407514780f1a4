import { spawn } from "node:child_process";
import { once } from "node:events";
import { ask } from "./ask.ts";
import type { RunningHost } from "./describe-host";

/**
 * Starts a server program and waits until it answers.
 *
 * @param command the program and its arguments
 * @param port where it will listen
 * @param environment variables that it needs beside those of this process
 * @returns the running server
 * @throws Error with what the program wrote, if it ends or does not answer within 30 seconds
 */
export async function startProgram(
  [program = "", ...words]: string[],
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const child = spawn(program, words, { env: { ...process.env, ...environment } });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      written += text;
    });
  }
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
  };
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break;
    const answered = await ask(origin, { path: "/" }).catch(() => undefined);
    if (answered) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${program} does not answer. It wrote:\n${written}`);
}
