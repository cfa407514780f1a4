import { prerender } from "react-dom/static";
import { SiteDocument } from "./document";
import { type Route, routes } from "./routes";

export { routes };

/**
 * Renders one page to HTML: at build time, and while the site is being written.
 *
 * @param route the page
 * @param script the address of the page's script
 * @returns the whole document
 * @throws Error if any part of the page fails to render
 */
export async function render({ path, load, bare }: Route, script: string): Promise<string> {
  const { default: Screen, meta } = await load();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <SiteDocument path={path} head={meta(path)} script={script} bare={bare}>
      <Screen path={path} />
    </SiteDocument>,
    {
      // Everything in its place in the document, however long.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
