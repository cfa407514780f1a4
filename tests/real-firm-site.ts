import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseFirm } from "../app/config/firm-schema.ts";
import { realFirm } from "./real-firm.ts";

const project = fileURLToPath(new URL("../", import.meta.url));
const notCopied = /^(?:node_modules|build|\.git|\.react-router|test-results|playwright-report)$/;

/**
 * Builds a copy of the project in a temporary folder, with the firm of `real-firm.ts` in place of the
 * one in `app/config/firm.ts`.
 *
 * @returns the copy's folder, which the caller removes
 * @throws Error if the firm has a bad value, or the build fails
 */
export function buildRealFirmSite(): string {
  parseFirm(realFirm);
  const copy = mkdtempSync(join(tmpdir(), "site-"));
  const filter = (path: string) => !notCopied.test(path.slice(project.length));
  cpSync(project, copy, { recursive: true, filter });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  const details = 'export { realFirm as firm } from "../../tests/real-firm.ts";\n';
  writeFileSync(join(copy, "app/config/firm.ts"), details);
  execFileSync("npm", ["run", "build"], { cwd: copy, stdio: ["ignore", "ignore", "inherit"] });
  return copy;
}
