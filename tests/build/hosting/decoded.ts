import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answer } from "./ask.ts";

/** The body of an answer, as it was before it was compressed. */
export function decoded({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
