import { expect, test } from "vitest";
import { firm } from "./firm";
import type { Firm } from "./firm-schema";
import { securityHeaders } from "./security-headers";

const noHashes = { scripts: [], styles: [], styleAttributes: [] };

function sourcesOf(directive: string, changes: Partial<Firm> = {}): string[] {
  const policy =
    securityHeaders({ ...firm, ...changes }, noHashes)["Content-Security-Policy"] ?? "";
  const line = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return line?.split(" ").slice(1) ?? [];
}

const leadForm = {
  frameUrl: "https://forms.provider.co.uk/f/1?x=2",
  scriptUrl: "https://cdn.provider.co.uk/embed.js",
};
const newsletter = { action: "https://news.provider.co.uk/subscribe" };

test.each([
  ["frame-src", {}, ["'self'", "mailto:"]],
  ["script-src", {}, ["'self'"]],
  ["form-action", {}, ["'self'", "mailto:"]],
  ["frame-src", { leadForm }, ["https://forms.provider.co.uk"]],
  ["script-src", { leadForm }, ["'self'", "https://cdn.provider.co.uk"]],
  ["form-action", { newsletter }, ["'self'", "mailto:", "https://news.provider.co.uk"]],
])("%s lets in the configured provider and nobody else (%#)", (directive, changes, sources) => {
  expect(sourcesOf(directive, changes)).toEqual(sources);
});
