import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const client = new URL("../../build/client/", import.meta.url);
const assets = new URL("assets/", client);

const sheets = readdirSync(assets)
  .filter((file) => file.endsWith(".css"))
  .map((file) => [file, readFileSync(new URL(file, assets), "utf8")] as const);
const [, inline = ""] =
  /<style[^>]*>(.*?)<\/style>/s.exec(readFileSync(new URL("index.html", client), "utf8")) ?? [];

/** Decision 0016 tells why. */
test.each([...sheets, ["index.html", inline] as const])(
  "%s has no rule for which one change has all styles around it computed anew",
  (_, css) => {
    expect(css).toContain("{");
    expect(css.match(/[^{}]*(?:\*\s*[+~]\s*\*|:where\(\.(?:group|peer))[^{}]*/g)).toBeNull();
  },
);
