import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import {
  cacheControl,
  cacheControlOf,
  canonicalPath,
  notFoundDocument,
  rewrites,
} from "../app/config/hosting.ts";

/** The encodings that the build ships, best first, with the extension of their files. */
const encodings = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

/**
 * Serves the built site as a static host in production would.
 *
 * @param folder the build's `client` folder
 * @returns a listener for `http.createServer`
 * @throws Error if the folder holds no build
 */
export function siteListener(folder: URL): RequestListener {
  if (!existsSync(new URL(notFoundDocument, folder))) {
    throw new Error(`No build in ${fileURLToPath(folder)}. Run: npm run build`);
  }
  const notFound = notFoundResponder(folder);
  const files = sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) =>
      response.setHeader("Cache-Control", cacheControlOf(pathname)),
    onNoMatch: (request, response) => {
      const [pathname = "/"] = (request.url ?? "/").split("?");
      const rewrite = rewrites.find(({ from, to }) => from.test(pathname) && to !== pathname);
      if (!rewrite) return notFound(request, response);
      request.url = rewrite.to;
      files(request, response);
    },
  });

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [pathname = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      const location = query === undefined ? canonical : `${canonical}?${query}`;
      response
        .writeHead(301, { Location: location, "Cache-Control": cacheControl.otherFile })
        .end();
      return;
    }
    if (`${pathname}.html` === `/${notFoundDocument}`) notFound(request, response);
    else files(request, response);
  };
}

function notFoundResponder(folder: URL) {
  const plain = readFileSync(new URL(notFoundDocument, folder));
  const encoded = encodings.map(({ name, extension }) => ({
    name,
    body: readFileSync(new URL(notFoundDocument + extension, folder)),
  }));

  return (request: IncomingMessage, response: ServerResponse) => {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const choice = encoded.find(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted));
    const body = choice?.body ?? plain;
    response.writeHead(404, {
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": body.length,
      "Cache-Control": cacheControl.document,
      Vary: "Accept-Encoding",
      ...(choice && { "Content-Encoding": choice.name }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
