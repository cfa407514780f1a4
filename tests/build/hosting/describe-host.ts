import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask } from "./ask.ts";
import { copyBuild } from "./copy-build.ts";
import { decoded } from "./decoded.ts";
import { expectAddress, expectSafeEnd } from "./expect-address.ts";
import { oddAddresses } from "./odd-addresses.ts";
import {
  addresses,
  client,
  type Expected,
  encodings,
  files,
  hostile,
  missing,
  moves,
  otherMethods,
  rules,
  screens,
} from "./rows.ts";

const pages = [
  rules.notFoundDocument,
  "index.html",
  ...rules.documents.filter((path) => path !== "/").map((path) => `${path.slice(1)}.html`),
].map((file) => readFileSync(new URL(file, client)));

/** A server under test. */
export interface RunningHost {
  origin: string;
  stop(): Promise<void> | void;
}

/**
 * Puts the one table of requests to a host.
 *
 * @param host which host it is
 * @param start starts it over a build, a folder with `client` and `hosting` in it
 * @param isStrict whether the host lets itself be told how every odd address is answered
 */
export function describeHost(
  host: string,
  start: (build: URL) => Promise<RunningHost>,
  isStrict = true,
) {
  describe(host, () => {
    let running: RunningHost;
    let build: URL;
    beforeAll(async () => {
      build = copyBuild(moves);
      running = await start(build);
    }, 60_000);
    afterAll(async () => {
      await running?.stop();
      rmSync(build, { recursive: true });
    });

    const rows = [...screens, ...addresses, ...missing, ...files, ...encodings];
    test.each(rows)(
      "$path is answered as stated ($expected.status)",
      async ({ expected, ...question }) => {
        const answer = await ask(running.origin, question);
        check(answer, expected);
        const head = await ask(running.origin, { ...question, method: "HEAD" });
        expect(head.status).toBe(answer.status);
        expect(head.headers.location).toBe(answer.headers.location);
        expect(head.body).toHaveLength(0);
      },
    );

    test.each(rows.filter(({ expected }) => expected.status === 200))(
      "$path is not sent twice",
      async ({ expected: _, ...question }) => {
        const { headers } = await ask(running.origin, question);
        const again = await ask(running.origin, {
          ...question,
          headers: { ...question.headers, "If-None-Match": String(headers.etag) },
        });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      },
    );

    test.each(oddAddresses)("$asked is one address of one page, or of none", async (address) => {
      await (isStrict ? expectAddress : expectSafeEnd)(running.origin, address);
    });

    test("a part of a file may be asked for", async () => {
      const path = Object.keys(rules.kept).find((file) => file.endsWith(".woff2")) ?? "";
      const whole = readFileSync(new URL(`.${path}`, client));
      const { status, body } = await ask(running.origin, { path, headers: { Range: "bytes=2-9" } });
      // A server may also answer with the whole (RFC 9110, 14.2).
      expect([200, 206]).toContain(status);
      expect(body).toEqual(status === 206 ? whole.subarray(2, 10) : whole);
    });

    test.each(moves)("$from has moved to $to", async ({ from, to }) => {
      const spelled = isStrict ? [from, `${from}/`, from.toUpperCase()] : [from, `${from}/`];
      for (const path of spelled) {
        const { status, headers } = await ask(running.origin, { path: `${path}?from=letter` });
        expect([status, headers.location]).toEqual([301, `${to}?from=letter`]);
      }
    });

    test.each(hostile)("$path does no harm", async (question) => {
      const answer = await ask(running.origin, question);
      expect([200, 301, 307, 308, 400, 404, 414]).toContain(answer.status);
      const { location } = answer.headers;
      if (location)
        expect(new URL(location, running.origin).host).toBe(new URL(running.origin).host);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      if (!pages.some((page) => page.equals(answer.body))) {
        const text = answer.body.toString("utf8");
        expect(text.length).toBeLessThan(500);
        expect(text).not.toMatch(/root:|devDependencies|node:internal|\bat \S+ \(/);
      }
      expect((await ask(running.origin, { path: "/" })).status).toBe(200);
    });

    test.each(otherMethods)("$method is refused", async (question) => {
      const answer = await ask(running.origin, question);
      expect(answer.status).toBe(405);
    });
  });
}

function check(answer: Answer, { status, location, file, cache, encoding }: Expected) {
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
  if (cache) expect(answer.headers["cache-control"]).toBe(cache);
  if (file) expect(decoded(answer).equals(readFileSync(new URL(file, client)))).toBe(true);
  if (encoding) expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
  for (const [name, value] of Object.entries(rules.headers)) {
    expect(answer.headers[name.toLowerCase()], name).toBe(value);
  }
}
