import { existsSync, statSync } from "node:fs";
import { notFoundDocument } from "../../app/config/hosting.ts";
import { notFoundPath } from "../../app/config/pages.ts";
import { clientFolder } from "./session.ts";

/**
 * @param path an address of the site
 * @returns the document that the build made for it, relative to the `client` folder
 */
export function documentOf(path: string): string {
  if (path === notFoundPath) return notFoundDocument;
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/**
 * @param file a file of the build, relative to the `client` folder
 * @returns the bytes that a visitor is sent: its brotli copy's, where the build made one
 * @throws Error if there is no such file
 */
export function sentBytes(file: string): number {
  const compressed = new URL(`${file}.br`, clientFolder);
  return statSync(existsSync(compressed) ? compressed : new URL(file, clientFolder)).size;
}
