import { renderToStaticMarkup } from "react-dom/server";
import { SiteDocument } from "./document";
import { type Route, routes } from "./routes";

export { routes };

/**
 * Renders one page to HTML: at build time, and while the site is being written. Only islands are rendered to be
 * woken (`islands/island.tsx`).
 *
 * @param route the page
 * @param script the address of the page's script
 * @returns the whole document
 * @throws Error if any part of the page fails to render
 */
export async function render({ path, load, bare }: Route, script: string): Promise<string> {
  const { default: Screen, meta } = await load();
  const document = renderToStaticMarkup(
    <SiteDocument path={path} head={meta(path)} script={script} bare={bare}>
      <Screen path={path} />
    </SiteDocument>,
  );
  return `<!doctype html>${document}`;
}
