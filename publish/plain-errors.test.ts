import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const project = fileURLToPath(new URL("../", import.meta.url));

test("an article that is not right stops the build before it begins, without a stack trace", () => {
  const { status, stderr } = run("before-build", (copy) =>
    writeFileSync(join(copy, "words/blog/rent.md"), "---\ntitle: Rent\n---\n"),
  );
  expect(status).toBe(1);
  expect(stderr).toContain("  words/blog/rent.md: description is missing: write 50");
  expect(stderr).not.toMatch(/\n\s+at /);
});

const misspelt = { phone: 'phone: "CALL US",', comma: 'phone: "0161 496 0000" //' };

test.each([
  [
    "before-build",
    "phone",
    /^firm\/firm\.ts has a bad value:\n {2}phone must be .*, such as 0161 496 0000\n$/,
  ],
  ["preflight", "phone", /^firm\/firm\.ts has a bad value:\n {2}phone must be .*\n$/],
  ["check-content", "phone", /^firm\/firm\.ts has a bad value:\n {2}phone must be .*\n$/],
  ["before-build", "comma", /^A file cannot be read; .*firm\/firm\.ts:\d+\n.*Expected ','/s],
  ["preflight", "comma", /^A file cannot be read; .*firm\/firm\.ts:\d+\n/s],
] as const)("%s says what is wrong with the %s, without a stack trace", (script, what, message) => {
  const { status, stderr } = run(script, (copy) => {
    const file = join(copy, "firm/firm.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace(/phone: "[^"]*",?/, misspelt[what]));
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
});

/** Runs a script in a copy of the project in which something was spoilt. */
function run(script: string, spoil: (copy: string) => void) {
  const copy = mkdtempSync(join(tmpdir(), "spoilt-"));
  for (const part of [
    "package.json",
    "app",
    "firm",
    "hosting",
    "public",
    "publish",
    "site",
    "words",
  ]) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  spoil(copy);
  const words = ["--import", "./publish/plain-errors.ts", `publish/${script}.ts`];
  const result = spawnSync("node", words, { cwd: copy, encoding: "utf8" });
  rmSync(copy, { recursive: true });
  return result;
}
