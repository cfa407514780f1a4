import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import {
  cacheControl,
  contentTypes,
  failureDocument,
  type HostingRules,
  notFoundDocument,
  speculationRulesFile,
  speculationRulesType,
  standIn,
} from "../settings.ts";
import { addressOf, listAddresses } from "../spellings.ts";

/**
 * Serves the built site on this machine as a static host would in production, for `npm start` and for tests.
 *
 * @param client the build's `client` folder, with the `hosting` folder beside it
 * @returns a listener for `http.createServer`; it answers from the build that it was made with, so a
 *   new build needs a restart
 * @throws Error if there is no build, or a file in it whose kind has no content type
 */
export function siteListener(client: URL): RequestListener {
  const rulesFile = new URL("../hosting/rules.json", client);
  if (!existsSync(rulesFile)) {
    throw new Error(`No build in ${fileURLToPath(client)}. Run: npm run build`);
  }
  const rules: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const files = readBuild(client);
  const known = listAddresses(rules.documents, rules.moves);
  const notFound = files.get(`/${notFoundDocument}`);
  files.delete(`/${notFoundDocument}`);
  files.delete(`/${failureDocument}`);

  const fileAt = (path: string) =>
    files.get(path) ?? files.get(path === "/" ? "/index.html" : `${path}.html`);
  const article = fileAt(standIn.to);

  return (request, response) => {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", cacheControl.document);

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [asked = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const address = addressOf(asked, known);
    if (address && address !== asked) {
      response.writeHead(301, { Location: query ? `${address}?${query}` : address }).end();
      return;
    }
    // Every other page has a file, so this is an address of the blog.
    const file = fileAt(asked) ?? (address && article);
    if (file) {
      response.setHeader("Cache-Control", rules.kept[asked] ?? cacheControl.document);
      send(request, response, file, 200);
    } else if (notFound) {
      send(request, response, notFound, 404);
    }
  };
}

/** A file of the build, and the forms in which it can be sent: the smallest first, the plain one last. */
interface BuildFile {
  type: string;
  forms: { encoding?: string; body: Buffer; etag: string }[];
}

/**
 * Reads the whole build into memory. What a request may be answered with is then a matter of looking
 * up a name: no path leads outside, and the next build does not change an answer.
 */
function readBuild(client: URL): Map<string, BuildFile> {
  const paths = globSync(["**/[!._]*.*", ".well-known/*.*"], { cwd: fileURLToPath(client) });
  return new Map(
    paths
      .filter((path) => !/\.(?:br|gz)$/.test(path))
      .map((path) => [`/${path}`, readFile(path, client)]),
  );
}

function readFile(path: string, client: URL): BuildFile {
  const extension = extname(path).slice(1);
  const type =
    `/${path}` === speculationRulesFile
      ? speculationRulesType
      : contentTypes[extension as keyof typeof contentTypes];
  if (!type) {
    throw new Error(`${path}: hosting/settings.ts has no content type for .${extension} files.`);
  }
  const forms = [
    { encoding: "br", file: new URL(`${path}.br`, client) },
    { encoding: "gzip", file: new URL(`${path}.gz`, client) },
    { file: new URL(path, client) },
  ].filter(({ file }) => existsSync(file));
  return {
    type,
    forms: forms.map(({ encoding, file }) => {
      const body = readFileSync(file);
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      return { encoding, body, etag };
    }),
  };
}

function send(request: IncomingMessage, response: ServerResponse, file: BuildFile, status: number) {
  const accepted = String(request.headers["accept-encoding"]).split(/, ?/);
  const form = file.forms.find(({ encoding }) => !encoding || accepted.includes(encoding));
  if (!form) return;
  response.setHeader("ETag", form.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && request.headers["if-none-match"] === form.etag) {
    response.writeHead(304).end();
    return;
  }
  if (form.encoding) response.setHeader("Content-Encoding", form.encoding);
  response.writeHead(status, { "Content-Type": file.type, "Content-Length": form.body.length });
  response.end(form.body);
}
