import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { client } from "../built.ts";
import { type Answer, ask, decoded } from "./ask.ts";
import { copyBuild } from "./copy-build.ts";
import { headers } from "./headers.ts";
import {
  addresses,
  encodings,
  fileOf,
  files,
  hostile,
  kinds,
  missing,
  moves,
  oddAddresses,
  otherMethods,
  type Row,
  rules,
  screens,
} from "./rows.ts";

const fileAt = (file: string) => readFileSync(new URL(file, client));
const notFound = fileAt("404.html");
const pages = ["404.html", "500.html", ...rules.documents.map(fileOf)].map(fileAt);

/** A server under test. */
export interface RunningHost {
  origin: string;
  /** A path at which it has been made to fail. */
  failing?: string;
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
    test.each(isStrict ? [...rows, ...kinds, ...oddAddresses] : rows)(
      "$path is answered as stated ($status)",
      async (row) => {
        const answer = await ask(running.origin, row);
        check(answer, row);
        if (isStrict && row.encoding)
          expect(answer.headers.vary ?? "no Vary").toContain("Accept-Encoding");
        const head = await ask(running.origin, { ...row, method: "HEAD" });
        expect(head.status, "asked for its head alone").toBe(answer.status);
        expect(head.headers.location).toBe(answer.headers.location);
        expect(head.body).toHaveLength(0);
        if (!row.location) return;
        expect((await ask(running.origin, { path: row.location })).status).toBe(200);
      },
    );

    test.each(isStrict ? [] : oddAddresses)("$path leads to its page, or to none", (row) =>
      expectSafeEnd(running.origin, row),
    );

    test.each(rows.filter(({ status }) => status === 200))(
      "$path is not sent twice",
      async ({ path, headers }) => {
        const first = await ask(running.origin, { path, headers });
        const known = { ...headers, "If-None-Match": String(first.headers.etag) };
        const again = await ask(running.origin, { path, headers: known });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      },
    );

    test("a part of a file may be asked for", async () => {
      const path = files.find(({ type }) => type === "font/woff2")?.path ?? "";
      const whole = fileAt(path.slice(1));
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

    test("when it fails itself, it says so, and how to reach the firm", async (context) => {
      if (!running.failing) return context.skip();
      const answer = await ask(running.origin, { path: running.failing });
      check(answer, { path: running.failing, status: 500, file: "500.html" });
      expect(decoded(answer).toString()).toContain("Unexpected Application Error!");
    });

    test.each(otherMethods)("$method is refused", async (question) => {
      const answer = await ask(running.origin, question);
      expect(answer.status).toBe(405);
    });
  });
}

function check(answer: Answer, { path, status, location, file, type, cache, encoding }: Row) {
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
  if (cache) expect(answer.headers["cache-control"]).toBe(cache);
  if (type) expect(answer.headers["content-type"]).toBe(type);
  if (file) expect(decoded(answer).equals(fileAt(file)), `what ${file} holds`).toBe(true);
  if (encoding) expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
  for (const [name, value] of Object.entries(headers)) {
    expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  const server = answer.headers.server ?? "";
  expect(server, `${path} tells an attacker no version of the server`).not.toMatch(/\d/);
}

/**
 * For a host that has its own mind about addresses: within three redirects, none of them to another host,
 * the odd address ends at the page that is meant, or at a document that sends the browser there itself.
 */
async function expectSafeEnd(origin: string, row: Row) {
  let { path } = row;
  let answer: Answer = await ask(origin, { path });
  for (let hops = 0; answer.headers.location; hops++) {
    expect(hops).toBeLessThan(3);
    const next = new URL(answer.headers.location, origin);
    expect(next.host).toBe(new URL(origin).host);
    path = next.pathname + next.search;
    answer = await ask(origin, { path });
  }
  const [pathname = ""] = path.split("?");
  const isPage = rules.documents.includes(pathname);
  const page = isPage ? [fileAt(fileOf(pathname))] : [];
  if (row.location && isPage) expect(path).toBe(row.location);
  const ends = [notFound, fileAt("500.html"), fileAt("blog/stand-in.html"), ...page];
  const isKnown = ends.some((file) => decoded(answer).equals(file));
  expect(isKnown, `${path} shows its page, or one that says what went wrong`).toBe(true);
}
