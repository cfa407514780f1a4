import { decode, documentsByPath } from "../../publish/files/documents.ts";

/** What the build has written for visitors. */
export const client = new URL("../../build/client/", import.meta.url);

/** Its HTML documents by their paths, such as `/contact`. */
export const documents = documentsByPath(client);

/** @returns a built page's words as a visitor reads them, in one line */
export function read(path: string): string {
  const text = textsOf(documents.get(path) ?? "").join("\n");
  return text.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
}

/** @returns a document's texts as they are read: its title, its descriptions and what is read aloud among them */
function textsOf(html: string): string[] {
  const told = [
    ...html.matchAll(/ (?:description" content|alt|aria-label|placeholder)="([^"]*)"/g),
  ];
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<\/(?:p|li|h\d|t[dhr]|d[td]|a|button|summary|label|title|caption|option|div)>/g, "\n")
    .replace(/<[^>]+>/g, "");
  return [...told.map(([, text = ""]) => text), ...shown.split("\n")].map(decode);
}
