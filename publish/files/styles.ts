import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CssSyntaxError, parse } from "postcss";

const elsewhere = ["../../node_modules/", "../../public/"].map(
  (at) => new URL(at, import.meta.url),
);

/** @returns a line for each value in a folder's stylesheets that no browser could read, and for each file that is not there */
export function findBadStyles(folder: URL): string[] {
  return globSync("**/*.css", { cwd: fileURLToPath(folder) }).flatMap((file) => {
    const sheet = new URL(file, folder);
    return problemsIn(readFileSync(sheet, "utf8"), sheet).map(
      ([line, problem]) => `app/${file}:${line}: ${problem}`,
    );
  });
}

function problemsIn(css: string, sheet: URL): [line: number | undefined, problem: string][] {
  const problems: [number | undefined, string][] = [];
  try {
    parse(css).walkDecls(({ prop, value, source }) => {
      const refuse = (problem: string) => problems.push([source?.start?.line, problem]);
      const [, before] = /^([^\n]*)\n\s*[\w-]+\s*:/.exec(value) ?? [];
      if (before) refuse(`a ; is missing after ${prop}: ${before}`);
      else if (/^--.*#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$)/i.test(`${prop}${value}`))
        refuse(`${prop} must be a colour such as #0f4a38, of six digits and letters from a to f`);
      for (const [, at = ""] of value.matchAll(/url\(["']?(?!data:|https:)([^"')]+)/g))
        if (![sheet, ...elsewhere].some((base) => existsSync(new URL(at.replace(/^\//, ""), base))))
          refuse(`there is no file ${at}`);
    });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    problems.push([error.line, error.reason]);
  }
  return problems;
}
