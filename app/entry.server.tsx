import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { canonicalPath } from "./config/canonical-path";

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
  const { staticHandlerContext } = context;
  staticHandlerContext.location.pathname = canonicalPath(staticHandlerContext.location.pathname);

  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Everything in its place in the document, however long: nothing is streamed in afterwards.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { headers, status });
}
