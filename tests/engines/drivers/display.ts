import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { ensureProgram, programs } from "../../../programs/programs.ts";

interface Display {
  /** As browsers are told of it. */
  name: string;
  close(): Promise<void>;
}

/** @returns a display that nobody sees, for browsers that need one */
export async function openDisplay(): Promise<Display> {
  const display = spawn(
    ensureProgram(programs.display),
    ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(display.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, close: () => stop(display) };
}

/** Ends a program and waits until it has gone. */
export async function stop(program: ChildProcess) {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, "exit");
}
