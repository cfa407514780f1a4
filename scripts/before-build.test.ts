import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const project = fileURLToPath(new URL("../", import.meta.url));

test("a bad value stops the build with what is wrong, and without a stack trace", () => {
  const copy = mkdtempSync(join(tmpdir(), "bad-firm-"));
  for (const part of ["package.json", "app/config", "scripts"]) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  const file = join(copy, "app/config/firm.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(/phone: "[^"]*"/, 'phone: "CALL US"'));

  const { status, stderr } = spawnSync("node", ["scripts/before-build.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "app/config/firm.ts has a bad value:\n  phone must be a phone number of digits and spaces, such as 0161 496 0000\n",
  );
});
