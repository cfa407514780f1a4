import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const project = fileURLToPath(new URL("../", import.meta.url));

test("an article that is not right stops the build before it begins, without a stack trace", () => {
  const { status, stderr } = run("before-build", (copy) =>
    writeFileSync(join(copy, "app/content/blog/rent.md"), "---\ntitle: Rent\n---\n"),
  );
  expect(status).toBe(1);
  expect(stderr).toContain("  app/content/blog/rent.md: description is missing\n");
  expect(stderr).not.toMatch(/\n\s+at /);
});

const misspelt = { phone: 'phone: "CALL US",', comma: 'phone: "0161 496 0000" //' };

test.each([
  [
    "before-build",
    "phone",
    /^app\/config\/firm\.ts has a bad value:\n {2}phone must be .*, such as 0161 496 0000\n$/,
  ],
  ["preflight", "phone", /^app\/config\/firm\.ts has a bad value:\n {2}phone must be .*\n$/],
  ["check-content", "phone", /^app\/config\/firm\.ts has a bad value:\n {2}phone must be .*\n$/],
  ["before-build", "comma", /^A file cannot be read; .*app\/config\/firm\.ts:\d+\n.*Expected ','/s],
  ["preflight", "comma", /^A file cannot be read; .*app\/config\/firm\.ts:\d+\n/s],
] as const)("%s says what is wrong with the %s, without a stack trace", (script, what, message) => {
  const { status, stderr } = run(script, (copy) => {
    const file = join(copy, "app/config/firm.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace(/phone: "[^"]*",?/, misspelt[what]));
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
});

/** Runs a script in a copy of the project in which something was spoilt. */
function run(script: string, spoil: (copy: string) => void) {
  const copy = mkdtempSync(join(tmpdir(), "spoilt-"));
  for (const part of ["package.json", "app", "scripts", "hosting", "public"]) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  spoil(copy);
  const words = ["--import", "./scripts/plain-errors.ts", `scripts/${script}.ts`];
  const result = spawnSync("node", words, { cwd: copy, encoding: "utf8" });
  rmSync(copy, { recursive: true });
  return result;
}
