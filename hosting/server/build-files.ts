import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentTypes, speculationRulesFile, speculationRulesType } from "../settings.ts";

/** The encodings that the build ships beside a file, best first. */
const encodings = [
  { name: "br", extension: ".br", decode: brotliDecompressSync },
  { name: "gzip", extension: ".gz", decode: gunzipSync },
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
 * @throws Error naming a file whose kind has no content type, or a compressed copy that is cut off or of
 *   another build
 */
export function readBuildFiles(client: URL): Map<string, BuildFile> {
  const root = fileURLToPath(client);
  return new Map(
    filesIn(root).map((path) => [`/${relative(root, path).replaceAll(sep, "/")}`, readFile(path)]),
  );
}

/** What lies in a folder and the folders in it; links out of it are not followed. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() && !/^[._]|\.(?:br|gz)$/.test(entry.name) ? [path] : [];
  });
}

function readFile(path: string): BuildFile {
  const extension = extname(path).slice(1);
  const type = path.endsWith(speculationRulesFile)
    ? speculationRulesType
    : contentTypes[extension as keyof typeof contentTypes];
  if (!type) {
    throw new Error(`${path}: hosting/settings.ts has no content type for .${extension} files.`);
  }
  const plain = readFileSync(path);
  const encoded = encodings
    .filter((encoding) => existsSync(path + encoding.extension))
    .map(({ name, extension, decode }) => {
      const body = readFileSync(path + extension);
      if (!isCopyOf(plain, body, decode)) {
        throw new Error(`${path}${extension} is not a whole copy of its file. Run: npm run build`);
      }
      return represent(body, name);
    });
  return { type, representations: [...encoded, represent(plain)] };
}

function isCopyOf(plain: Buffer, encoded: Buffer, decode: (body: Buffer) => Buffer): boolean {
  try {
    return decode(encoded).equals(plain);
  } catch {
    return false;
  }
}

function represent(body: Buffer, encoding?: Representation["encoding"]): Representation {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { encoding, body, etag };
}
