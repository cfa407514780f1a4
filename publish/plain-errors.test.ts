import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../tests/fixtures/build-site";

const phone = (line: string) => (text: string) => text.replace(/phone: "[^"]*",?/, line);
const spoiltWords = 'import { pen } from "./pen";\nexport const spoilt = pen("50% off");\n';

type Spoil = (text: string) => string | Buffer;

test.each<[what: string, file: string, spoil: Spoil, RegExp, script?: string]>([
  [
    "an article",
    "words/blog/rent.md",
    () => "---\ntitle: Rent\n---\n",
    / {2}words\/blog\/rent\.md: description is missing: write 50/,
  ],
  [
    "a phone number",
    "firm/firm.ts",
    phone('phone: "CALL US",'),
    /^firm\/firm\.ts has a bad value:\n {2}phone must be .*, such as 0161 496 0000 .*\n$/,
  ],
  [
    "a comma",
    "firm/firm.ts",
    phone('phone: "0161 496 0000" //'),
    /^A file cannot be read; .*firm\/firm\.ts:\d+\n.*Expected ','/s,
  ],
  [
    "a colour",
    "app/design/styles/tokens.css",
    (text) => text.replace("--marker: #", "--marker: #g"),
    /^app\/design\/styles\/tokens\.css:\d+: --marker must be a colour such as .*\n$/,
  ],
  [
    "a comma of a page's words",
    "words/pages/home.ts",
    (text) => text.replace("claims.cases,", "claims.cases"),
    /^words\/pages\/home\.ts:\d+ cannot be read; a comma .* above:\nError: .*\[PARSE_ERROR\] Expected `,`/s,
    "publish/check-content.ts",
  ],
  [
    "the encoding of a module",
    "firm/firm.ts",
    (text) => Buffer.from(text.replace("/*", "/* café"), "latin1"),
    /^firm\/firm\.ts is not saved as UTF-8: save it so\n$/,
  ],
  [
    "the encoding of an article",
    "words/blog/rent.md",
    () => Buffer.from("\uFEFF---\ntitle: Rent\n---\n", "utf16le"),
    /^words\/blog\/rent\.md is not saved as UTF-8: save it so\n$/,
  ],
  [
    "an owner's answer",
    "firm/signed-off.ts",
    (text) =>
      text.replace(/= \{\};/, '= { "claim-case": { by: "A", on: "2026-11-02", to: "1" } };'),
    /^firm\/signed-off\.ts: "claim-case" is no field here: correct its name, or take it out\n$/,
    "publish/check-content.ts",
  ],
  [
    "words that cannot be set",
    "words/spoilt.ts",
    () => spoiltWords,
    /^The pen cannot write .*%.* of “50% off”: choose other words/,
    "publish/check-content.ts",
  ],
])("what is wrong with %s stops the build, without a stack trace", (_, file, spoil, ...asked) => {
  const [message, script = "publish/before-build.ts"] = asked;
  const copy = copyProject();
  const path = join(copy, file);
  // A file that is not there yet is empty.
  writeFileSync(path, spoil(readFileSync(path, { encoding: "utf8", flag: "a+" })));
  const words = ["--import", "./publish/plain-errors.ts", script];
  const { status, stderr } = spawnSync("node", words, { cwd: copy, encoding: "utf8" });
  rmSync(copy, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
});
