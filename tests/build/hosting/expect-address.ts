import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { standInRoute } from "../../../app/config/pages.ts";
import { type Answer, ask } from "./ask.ts";
import { decoded } from "./decoded.ts";
import type { OddAddress } from "./odd-addresses.ts";
import { client, rules } from "./rows.ts";

const document = (path: string) =>
  readFileSync(new URL(path === "/" ? "index.html" : `${path.slice(1)}.html`, client));
const notFound = readFileSync(new URL(rules.notFoundDocument, client));
const standIn = document(standInRoute.document);

/** The odd address is answered as the table says, and a redirect leads straight to a page. */
export async function expectAddress(origin: string, address: OddAddress) {
  const answer = await ask(origin, { path: address.asked });
  if (!address.leadsTo) {
    expect(answer.status).toBe(address.document ? 200 : 404);
    const expected = address.document ? document(address.document) : notFound;
    expect(decoded(answer).equals(expected)).toBe(true);
    return;
  }
  expect([answer.status, answer.headers.location]).toEqual([301, address.leadsTo]);
  expect((await ask(origin, { path: address.leadsTo })).status).toBe(200);
}

/**
 * For a host that has its own mind about addresses: within three redirects, none of them to another host,
 * the odd address ends at the page that is meant, or at a document that sends the browser there itself.
 */
export async function expectSafeEnd(origin: string, { asked, leadsTo }: OddAddress) {
  let path = asked;
  let answer: Answer = await ask(origin, { path });
  for (let hops = 0; answer.headers.location; hops++) {
    expect(hops).toBeLessThan(3);
    const next = new URL(answer.headers.location, origin);
    expect(next.host).toBe(new URL(origin).host);
    path = next.pathname + next.search;
    answer = await ask(origin, { path });
  }
  const [pathname = ""] = path.split("?");
  const page = rules.documents.includes(pathname) ? [document(pathname)] : [];
  if (leadsTo && page.length > 0) expect(path).toBe(leadsTo);
  expect([notFound, standIn, ...page].some((file) => decoded(answer).equals(file))).toBe(true);
}
