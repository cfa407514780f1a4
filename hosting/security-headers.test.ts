import { expect, test } from "vitest";
import type { Firm } from "~/firm/firm-schema";
import { sampleFirm } from "../firm/samples/sample-firm";
import { securityHeaders } from "./security-headers";

const policyOf = (changes: Partial<Firm> = {}) =>
  securityHeaders({ ...sampleFirm, ...changes })["Content-Security-Policy"].split("; ");

/** What a firm's providers change in the policy. */
function changed(changes: Partial<Firm>): string[] {
  const usual = policyOf();
  return policyOf(changes).filter((directive) => !usual.includes(directive));
}

test("a lead form's provider is let in by its hosts, in place of our own form", () => {
  const leadForm = {
    frameUrl: "https://forms.provider.co.uk/f/1?x=2",
    scriptUrl: "https://cdn.provider.co.uk/embed.js",
  };
  expect(changed({ leadForm })).toEqual([
    "script-src 'self' https://cdn.provider.co.uk",
    "frame-src https://forms.provider.co.uk",
  ]);
});

test("a newsletter's provider may be sent a form", () => {
  const newsletter = { action: "https://news.provider.co.uk/subscribe" };
  expect(changed({ newsletter })).toEqual([
    "form-action 'self' mailto: https://news.provider.co.uk",
  ]);
});
