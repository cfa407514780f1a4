import { documentsByPath, textsOf } from "../../publish/files/documents.ts";

/** What the build has written for visitors. */
export const client = new URL("../../build/client/", import.meta.url);

/** Its HTML documents by their paths, such as `/contact`. */
export const documents = documentsByPath(client);

/** @returns a built page's words as a visitor reads them, in one line */
export function read(path: string): string {
  const text = textsOf(documents.get(path) ?? "").join("\n");
  return text.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
}
