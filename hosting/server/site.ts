import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { standInRoute } from "../../site/pages.ts";
import { cacheControl, type HostingRules } from "../settings.ts";
import { addressOf, listAddresses } from "../spellings.ts";
import { type BuildFile, readBuildFiles } from "./build-files.ts";

/** Where the server says that it is alive: for load balancers and service managers. */
const healthPath = "/healthz";

/**
 * Serves the built site as a static host in production would, from memory.
 *
 * @param client the build's `client` folder, with the `hosting` folder beside it
 * @returns a listener for `http.createServer`; it answers from the build that it was made with, so a
 *   new build needs a restart
 * @throws Error if there is no complete build, or a file of an unknown kind in it
 */
export function siteListener(client: URL): RequestListener {
  const rulesFile = new URL("../hosting/rules.json", client);
  if (!existsSync(rulesFile)) {
    throw new Error(`No build in ${fileURLToPath(client)}. Run: npm run build`);
  }
  const rules: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const files = readBuildFiles(client);
  const known = listAddresses(rules.documents, rules.moves);
  const [notFound, failure] = [rules.notFoundDocument, rules.failureDocument].map((document) => {
    const file = files.get(`/${document}`);
    files.delete(`/${document}`);
    return file;
  });

  const fileAt = (path: string) =>
    files.get(path) ?? files.get(path === "/" ? "/index.html" : `${path}.html`);
  const standIn = fileAt(standInRoute.document);

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (failure && !response.headersSent) send(request, response, failure, 500);
      else response.destroy();
    }
  };

  function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", cacheControl.document);

    if (request.method !== "GET" && request.method !== "HEAD") {
      return end(response, 405, { Allow: "GET, HEAD" }, "This address can only be read.\n");
    }
    const [asked = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    if (asked === healthPath) return end(response, 200, { "Cache-Control": "no-store" }, "ok\n");

    const address = addressOf(asked, known);
    if (address && address !== asked) {
      return end(response, 301, { Location: query ? `${address}?${query}` : address });
    }

    // Every other page has a file, so this is an address of the blog.
    const file = fileAt(asked) ?? (address && standIn);
    if (file) {
      response.setHeader("Cache-Control", rules.kept[asked] ?? cacheControl.document);
      send(request, response, file, 200);
    } else if (notFound) {
      send(request, response, notFound, 404);
    }
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: BuildFile, status: number) {
  const accepted = acceptedEncodings(request);
  const chosen = file.representations.find(({ encoding }) => !encoding || accepted.has(encoding));
  if (!chosen) return;
  response.setHeader("ETag", chosen.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && knows(request.headers["if-none-match"], chosen.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (chosen.encoding) response.setHeader("Content-Encoding", chosen.encoding);
  response.writeHead(status, { "Content-Type": file.type, "Content-Length": chosen.body.length });
  response.end(chosen.body);
}

/** Split at what separates, never searched by a pattern: a header of any kind costs linear time. */
function acceptedEncodings(request: IncomingMessage): Set<string> {
  const choices = String(request.headers["accept-encoding"] ?? "")
    .split(",")
    .map((choice) => choice.split(";").map((part) => part.trim()));
  return new Set(
    choices
      .filter(([, ...parameters]) => !parameters.some((part) => /^q=0(?:\.0*)?$/i.test(part)))
      .map(([name = ""]) => name.toLowerCase()),
  );
}

/** Whether the browser has this representation already (RFC 9110, 13.1.2: compared weakly). */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}

function end(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  text?: string,
) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(text);
}
