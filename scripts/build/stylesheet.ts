/**
 * @param documents the built documents
 * @returns the address of the stylesheet that every one of them links for the screen
 * @throws Error naming the document that links another one, or none
 */
export function findStylesheet(documents: readonly { file: string; html: string }[]): string {
  const links = documents.map(({ file, html }) => {
    const [link = ""] = html.match(/<link rel="stylesheet"(?![^>]* media=)[^>]*>/) ?? [];
    return { file, href: /href="([^"]*)"/.exec(link)?.[1] };
  });
  const [first] = links;
  if (!first?.href) throw new Error(`${first?.file ?? "The build"} links no stylesheet.`);
  const other = links.find(({ href }) => href !== first.href);
  if (!other) return first.href;
  throw new Error(
    `${other.file} links ${other.href ?? "no stylesheet"}, ${first.file} ${first.href}: hosts can name only one.`,
  );
}
