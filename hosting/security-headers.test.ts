import { expect, test } from "vitest";
import type { Firm } from "~/config/firm-schema";
import { sampleFirm } from "../scripts/fixtures/sample-firm";
import { securityHeaders } from "./security-headers";

function sourcesOf(directive: string, changes: Partial<Firm> = {}): string[] {
  const policy = securityHeaders({ ...sampleFirm, ...changes })["Content-Security-Policy"];
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
  ["form-action", {}, ["'self'", "mailto:"]],
  ["frame-src", { leadForm }, ["https://forms.provider.co.uk"]],
  ["form-action", { newsletter }, ["'self'", "mailto:", "https://news.provider.co.uk"]],
])("%s lets in the configured provider and nobody else (%#)", (directive, changes, sources) => {
  expect(sourcesOf(directive, changes)).toEqual(sources);
});
