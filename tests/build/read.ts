import { documentsByPath, textsOf } from "../../hosting/documents";

const documents = documentsByPath(new URL("../../build/client/", import.meta.url));

/** @returns a built page's words as a visitor reads them, in one line */
export function read(path: string): string {
  const text = textsOf(documents.get(path) ?? "").join("\n");
  return text.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
}
