import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Firm } from "../firm/firm-schema";
import { sampleFirm } from "../firm/samples/sample-firm";
import { withDocumentPolicy } from "./document-policy";
import { securityHeaders } from "./security-headers";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const toasts = "li{}";
const document = `<html><head><meta charSet="utf-8"/><style id="a">p{}</style></head><body>
<p>x</p><script src="/one.js"></script></body></html>`;

function policyIn(html: string): string[] {
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy.split("; ");
}

const headerOf = (firm: Firm) => securityHeaders(firm)["Content-Security-Policy"].split("; ");

const provided: Firm = {
  ...sampleFirm,
  leadForm: {
    frameUrl: "https://forms.provider.co.uk/f/1?x=2",
    scriptUrl: "https://cdn.provider.co.uk/embed.js",
  },
  newsletter: { action: "https://news.provider.co.uk/subscribe" },
};

test("a firm's providers are let in by their hosts, the form's in place of our own, and nothing else", () => {
  const usual = headerOf(sampleFirm);
  expect(headerOf(provided).filter((directive) => !usual.includes(directive))).toEqual([
    "script-src 'self' https://cdn.provider.co.uk",
    "frame-src https://forms.provider.co.uk",
    "form-action 'self' mailto: https://news.provider.co.uk",
  ]);
});

test("a document lets in what the header does, its own styles and the toaster's, and no more", () => {
  expect(policyIn(withDocumentPolicy("/", document, provided, toasts))).toEqual([
    "default-src 'self'",
    // But for what only a header can say.
    ...headerOf(provided).filter(
      (part) => !/^(?:form-action|frame-ancestors|base-uri) /.test(part),
    ),
    `style-src 'self' ${hashOf("p{}")} ${hashOf("")} ${hashOf(toasts)}`,
    "style-src-attr 'none'",
  ]);
});

test.each([
  ["does not state its character set", "<html></html>", "/faqs does not state its character set"],
  [
    "has a style attribute",
    document.replace("<p>", '<p id="a" style="top:0">'),
    '/faqs has a style attribute, which its policy forbids: <p id="a" style="top:0"',
  ],
])("a document that %s stops the build, by its name", (_what, html, message) => {
  expect(() => withDocumentPolicy("/faqs", html, sampleFirm, toasts)).toThrow(message);
});
