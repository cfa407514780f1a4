import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { withDocumentPolicy } from "../hosting/document-policy";
import { canonicalPath } from "./boot/canonical-path";
import { firm } from "./config/firm";

/**
 * Renders one page to HTML, at build time only.
 *
 * @throws Error if any part of the page fails to render, so that the build stops
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The router prerenders /contact at "/contact/", but no page of the site has such an address: links
  // to the page itself would not be marked as current, and differ from what the browser renders.
  const { location } = context.staticHandlerContext;
  location.pathname = canonicalPath(location.pathname);

  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Everything in its place in the document, however long: nothing is streamed in afterwards.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  await body.allReady;
  const text = await new Response(body).text();
  // What the browser holds the address bar against (`settle-address.ts`).
  const html = text.replace("<html", `<html data-address="${location.pathname}"`);
  headers.set("Content-Type", "text/html");
  // While it is being written, the page is full of the tools' own scripts.
  const document = import.meta.env.DEV ? html : withDocumentPolicy(html, firm);
  return new Response(document, { headers, status });
}
