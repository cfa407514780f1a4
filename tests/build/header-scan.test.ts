import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { client, rules } from "./hosting/rows";

/*
 * Mozilla Observatory's scoring rules, as published with the scanner: each test below is one for
 * which it takes points off. (Cookies, redirection to https and subresource integrity do not apply:
 * the site sets no cookie and loads its scripts from itself.)
 */
const { headers } = rules;
const home = readFileSync(new URL("index.html", client), "utf8");
const [, inDocument = ""] =
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home) ?? [];

/* Both hold: what loads is stated in the document, what only a header can say in the header. */
const policy = new Map(
  [headers["Content-Security-Policy"], inDocument].flatMap((text = "") =>
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  ),
);
const sources = (directive: string) => policy.get(directive) ?? policy.get("default-src") ?? ["*"];

test("the policy starts from nothing", () => {
  expect(policy.get("default-src")).toEqual(["'none'"]);
});

test.each(["script-src", "object-src"])("%s has no unsafe or unbounded source", (directive) => {
  for (const source of sources(directive)) {
    expect(source).not.toMatch(/^(?:'unsafe-(?:inline|eval|hashes)'|\*|https?:|data:|blob:)$/);
  }
});

test("styles are let in by hash, not wholesale", () => {
  expect(sources("style-src")).not.toContain("'unsafe-inline'");
});

test.each([...policy])("%s names no plain-http and no wildcard source", (_, list) => {
  for (const source of list) expect(source).not.toMatch(/^http:|\*/);
});

test.each(["base-uri", "form-action", "frame-ancestors"])(
  "%s, which has no fallback, is set",
  (directive) => {
    expect(policy.get(directive)).toEqual(expect.arrayContaining([expect.stringMatching(/^'/)]));
  },
);

test("framing is refused to other sites, also for old browsers", () => {
  expect(policy.get("frame-ancestors")).toEqual(["'self'"]);
  expect(headers["X-Frame-Options"]).toMatch(/^(?:DENY|SAMEORIGIN)$/);
});

test("https is kept to for at least six months", () => {
  const maxAge = /max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "")?.[1];
  expect(Number(maxAge)).toBeGreaterThanOrEqual(15_768_000);
});

test("types are not guessed", () => {
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
});

test("other sites learn no path", () => {
  expect(headers["Referrer-Policy"]).toMatch(
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  );
});

test("other sites may not load the files", () => {
  expect(headers["Cross-Origin-Resource-Policy"]).toMatch(/^same-(?:site|origin)$/);
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
});

/* The own form has no origin in its sandbox. With "*", a browser sends nobody's cookies along. */
test("other sites may read the answers as anybody may, and as nobody in particular", () => {
  expect(headers["Access-Control-Allow-Origin"]).toBe("*");
  expect(headers).not.toHaveProperty("Access-Control-Allow-Credentials");
});
