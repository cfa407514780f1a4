import { chmodSync, cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sampleFirm } from "../../../firm/samples/sample-firm.ts";
import type { Rule } from "../../../hosting/settings.ts";
import { writeHostFiles } from "../../../hosting/write-host-files.ts";
import { client, documents } from "../built.ts";

/**
 * @returns the folder of a copy of the build, which the caller removes; its hosts know the sample firm and the moves,
 *   and have a file at a well-known address
 */
export function copyBuild(moves: readonly Rule[]): URL {
  const copy = mkdtempSync(join(tmpdir(), "build-"));
  // nginx reads it as another user.
  chmodSync(copy, 0o755);
  cpSync(fileURLToPath(new URL("..", client)), copy, { recursive: true });
  const build = pathToFileURL(`${copy}/`);
  cpSync(new URL("robots.txt", client), new URL("client/.well-known/security.txt", build));
  writeHostFiles(new URL("client/", build), documents.keys(), moves, sampleFirm);
  return build;
}
