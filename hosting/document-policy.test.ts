import { createHash } from "node:crypto";
import { expect, test } from "vitest";
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

test("a document lets in files of the site, its own styles, the toaster's and its provider's script, and no more", () => {
  const leadForm = { ...sampleFirm.leadForm, scriptUrl: "https://cdn.provider.co.uk/embed.js" };
  const firm = { ...sampleFirm, leadForm };
  const header = securityHeaders(firm)["Content-Security-Policy"].split("; ");
  expect(header).toContain("script-src 'self' https://cdn.provider.co.uk");
  expect(policyIn(withDocumentPolicy("/", document, firm, toasts))).toEqual([
    "default-src 'self'",
    // But for what only a header can say.
    ...header.filter((part) => !/^(?:form-action|frame-ancestors|base-uri) /.test(part)),
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
