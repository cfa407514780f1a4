import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const project = fileURLToPath(new URL("../", import.meta.url));

test("an article that is not right stops the build before it begins, without a stack trace", () => {
  const { status, stderr } = run((copy) =>
    writeFileSync(join(copy, "words/blog/rent.md"), "---\ntitle: Rent\n---\n"),
  );
  expect(status).toBe(1);
  expect(stderr).toContain("  words/blog/rent.md: description is missing: write 50");
  expect(stderr).not.toMatch(/\n\s+at /);
});

const misspelt = { phone: 'phone: "CALL US",', comma: 'phone: "0161 496 0000" //' };

test.each([
  ["phone", /^firm\/firm\.ts has a bad value:\n {2}phone must be .*, such as 0161 496 0000\n$/],
  ["comma", /^A file cannot be read; .*firm\/firm\.ts:\d+\n.*Expected ','/s],
] as const)("the build says what is wrong with the %s, without a stack trace", (what, message) => {
  const { status, stderr } = run((copy) => {
    const file = join(copy, "firm/firm.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace(/phone: "[^"]*",?/, misspelt[what]));
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test("words that cannot be set stop their check with what to do, without a stack trace", () => {
  const words = 'import { pen } from "./pen";\nexport const spoilt = pen("50% off");\n';
  const { status, stderr } = run(
    (copy) => writeFileSync(join(copy, "words/spoilt.ts"), words),
    "publish/check-content.ts",
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The pen cannot write .*%.* of “50% off”: choose other words/);
  expect(stderr).not.toMatch(/\n\s+at /);
});

/** Begins the build of a copy of the project in which something was spoilt, or runs another script there. */
function run(spoil: (copy: string) => void, script = "publish/before-build.ts") {
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
  const words = ["--import", "./publish/plain-errors.ts", script];
  const result = spawnSync("node", words, { cwd: copy, encoding: "utf8" });
  rmSync(copy, { recursive: true });
  return result;
}
