import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sampleFirm } from "../scripts/fixtures/sample-firm";
import { withDocumentPolicy } from "./document-policy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const document = `<html><head><meta charSet="utf-8"/><style id="a">p{}</style></head><body>
<p style="top:0">x</p><script>one()</script><script type="module" async="">two()</script>
<script src="/three.js"></script><script type="application/ld+json">{"four":4}</script></body></html>`;

function directive(name: string, html = withDocumentPolicy(document, sampleFirm)): string[] {
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const line = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return line?.split(" ").slice(1) ?? [];
}

test("only the scripts that stand in the document may run, beside files of this site", () => {
  expect(directive("script-src")).toEqual([
    "'self'",
    sampleFirm.origin,
    hashOf("one()"),
    hashOf("two()"),
  ]);
});

test("with a provider's form, the site needs no other name than 'self'", () => {
  const leadForm = { ...sampleFirm.leadForm, frameUrl: "https://forms.provider.co.uk/1" };
  const html = withDocumentPolicy(document, { ...sampleFirm, leadForm });
  expect(directive("script-src", html)).not.toContain(sampleFirm.origin);
  expect(directive("font-src", html)).toEqual(["'self'"]);
});

test("only the styles that stand in the document are used", () => {
  expect(directive("style-src")).toEqual(["'self'", hashOf("p{}")]);
  expect(directive("style-src-attr")).toEqual(["'unsafe-hashes'", hashOf("top:0")]);
});

test("a provider's script is let in by its host", () => {
  const leadForm = { ...sampleFirm.leadForm, scriptUrl: "https://cdn.provider.co.uk/embed.js" };
  const html = withDocumentPolicy(document, { ...sampleFirm, leadForm });
  expect(directive("script-src", html)).toContain("https://cdn.provider.co.uk");
});

test("the policy stands before everything that it is about", () => {
  const html = withDocumentPolicy(document, sampleFirm);
  expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<style"));
});

test("a document that does not state its character set stops the build", () => {
  expect(() => withDocumentPolicy("<html></html>", sampleFirm)).toThrow("character set");
});
