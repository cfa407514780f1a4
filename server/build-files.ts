import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { contentTypes } from "../hosting/settings.ts";

/** The encodings that the build ships beside a file, best first, with their extension. */
const encodings = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

/** One form in which a file can be sent. */
interface Representation {
  encoding?: "br" | "gzip";
  body: Buffer;
  etag: string;
}

/** A file of the build with all its forms, the smallest first, the plain one last. */
export interface BuildFile {
  type: string;
  representations: Representation[];
}

/**
 * Reads the whole build into memory. What a request may be answered with is then a matter of looking
 * up a name: there is no path that leads outside, and a deployment under a running server can
 * neither break an answer nor mix two builds.
 *
 * @param client the build's `client` folder
 * @returns its files by path, such as `/contact.html`; files for hosts only (`_headers`) are not in it
 * @throws Error naming a file whose kind has no content type
 */
export function readBuildFiles(client: URL): Map<string, BuildFile> {
  const root = fileURLToPath(client);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    entries.map((path) => [`/${relative(root, path).replaceAll(sep, "/")}`, readFile(path)]),
  );
}

function readFile(path: string): BuildFile {
  const extension = extname(path).slice(1);
  const type = contentTypes[extension as keyof typeof contentTypes];
  if (!type) {
    throw new Error(`${path}: hosting/settings.ts has no content type for .${extension} files.`);
  }
  const encoded = encodings
    .filter((encoding) => existsSync(path + encoding.extension))
    .map(({ name, extension }) => represent(readFileSync(path + extension), name));
  return { type, representations: [...encoded, represent(readFileSync(path))] };
}

function represent(body: Buffer, encoding?: Representation["encoding"]): Representation {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { encoding, body, etag };
}
