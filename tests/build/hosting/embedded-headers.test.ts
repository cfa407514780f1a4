import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { siteListener } from "../../../hosting/server/site";
import { serve } from "../../../programs/serve";
import { client } from "../built";
import { ask } from "./ask";

/** As much as Node lets one header hold, beside the rest of the request. */
const length = 15_500;
const fillers = [
  ...[" ", "\t", ",", ";", '"', "*", "/", "-"],
  ...["q=", "q=0,", "; q=", " ;", "br,", 'W/"",'],
];

/** Makes the server tell which headers it reads. */
function watched(request: IncomingMessage, read: Set<string>): IncomingMessage {
  const headers = new Proxy(request.headers, {
    get(target, name) {
      read.add(String(name));
      return Reflect.get(target, name);
    },
  });
  return Object.defineProperty(request, "headers", { value: headers });
}

test.each(fillers)(
  "no header and no address filled with '%s' keeps the server busy",
  async (part) => {
    const read = new Set<string>();
    const listener = siteListener(client);
    const { origin, stop } = await serve((request, response) =>
      listener(watched(request, read), response),
    );
    await ask(origin, { path: "/contact" });
    expect(read).toContain("accept-encoding");
    const filler = part.repeat(length / part.length);
    const questions = [...read].map((name) => ({
      path: "/contact",
      // Between two letters: what stands at an end is cut off before the server sees it.
      headers: { [name]: `x${filler}x` },
    }));
    const address = { path: `/x${encodeURI(part).repeat(length / encodeURI(part).length)}x` };
    for (const question of [...questions, address]) {
      const times = [];
      for (let turn = 0; turn < 3; turn++) {
        const before = process.cpuUsage();
        const { status } = await ask(origin, question);
        times.push(process.cpuUsage(before).user);
        expect(status).toBe(question === address ? 404 : 200);
      }
      // In microseconds: what is linear takes two or three thousand, what is quadratic over 80,000.
      expect(Math.min(...times)).toBeLessThan(30_000);
    }
    await stop();
  },
);
