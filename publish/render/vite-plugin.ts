import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isRunnableDevEnvironment, type Manifest, type Plugin, type ViteBuilder } from "vite";
import { firm } from "../../firm/firm.ts";
import { withDocumentPolicy } from "../../hosting/document-policy.ts";
import { inBlog } from "../../hosting/spellings.ts";
import { notFoundPath, standInRoute } from "../../site/pages.ts";
import { failureWords } from "../../words/failure.ts";
import { islandsIn, scriptsOf, withOwnStyles } from "./own-styles.ts";
import { toastStyle } from "./toast-style.ts";

type Renderer = typeof import("../../app/entry.server.tsx");

const project = new URL("../../", import.meta.url);
const client = new URL("build/client/", project);
const server = new URL("build/server/", project);
const scriptEntry = "app/entry.client.ts";
const serverEntry = "app/entry.server.tsx";

/**
 * Renders the site's documents: all of them once after the build, and in development the one that is asked
 * for, anew each time.
 */
export function documents(): Plugin {
  return {
    name: "documents",
    config: () => ({
      appType: "custom",
      environments: {
        client: {
          build: {
            outDir: "build/client",
            manifest: true,
            rolldownOptions: { input: scriptEntry },
          },
        },
        ssr: {
          build: {
            outDir: "build/server",
            // The fonts that the stylesheet names.
            emitAssets: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: serverEntry,
              output: { chunkFileNames: "chunks/[name]-[hash].js" },
            },
          },
        },
      },
      builder: { buildApp },
    }),
    configureServer({ config, environments: { ssr }, middlewares, transformIndexHtml }) {
      if (!isRunnableDevEnvironment(ssr)) return;
      return () =>
        middlewares.use(async ({ originalUrl = "/" }, response) => {
          const answer = async (status: number, html: string) => {
            response.writeHead(status, { "Content-Type": "text/html" });
            response.end(await transformIndexHtml(originalUrl, html));
          };
          try {
            const { pathname } = new URL(originalUrl, "http://localhost");
            const renderer = await ssr.runner.import<Renderer>(`/${serverEntry}`);
            const route = routeFor(renderer, pathname);
            const html = await renderer.render(route, `/${scriptEntry}`);
            await answer(route.path === notFoundPath ? 404 : 200, html);
          } catch (error) {
            const { message, stack = message } = error as Error;
            config.logger.error(stack);
            await answer(500, failureHtml(stack));
          }
        });
    },
    hotUpdate({ modules, server: { environments } }) {
      // What stands in the document alone is seen after a reload; what runs in the page is replaced there.
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const inPage = modules.some(
        ({ id }) => id && environments.client.moduleGraph.getModuleById(id),
      );
      if (!inPage) environments.client.hot.send({ type: "full-reload" });
    },
  };
}

/** What a developer is shown of a page that cannot be rendered, until it is mended. */
function failureHtml(stack: string): string {
  const text = stack.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><title>Error</title><h1>${failureWords.heading}</h1><pre>${text}</pre>`;
}

/** The document that hosts answer an address with. */
function routeFor({ routes }: Renderer, pathname: string) {
  const at = (path: string) => routes.find((route) => route.path === path);
  const route = at(pathname) ?? at(inBlog.test(pathname) ? standInRoute.document : notFoundPath);
  if (!route) throw new Error("app/routes.ts has no not-found screen");
  return route;
}

async function buildApp({ build, environments: { client, ssr } }: ViteBuilder) {
  if (!client || !ssr)
    throw new Error("The build has two parts, for the page and for rendering it.");
  await build(client);
  await build(ssr);
  await writeDocuments();
}

/** Of words that cannot be rendered it is told on which page they stand. */
const namingPage = (path: string) => (error: Error) => {
  if (error.name === "BadValue") error.message = `${path}: ${error.message}`;
  else
    error.stack = `${path} cannot be rendered; if a word or a value was changed, npm run check:content tells where:\n${error.stack}`;
  throw error;
};

/** Each document as a flat file, `/contact` as `contact.html`, so that any host serves it at its address. */
async function writeDocuments() {
  cpSync(new URL("assets", server), new URL("assets", client), { recursive: true });
  const read = (file: string) => readFileSync(new URL(file, client), "utf8");
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const renderer: Renderer = await import(new URL("entry.server.js", server).href);
  const toasts = await toastStyle();
  const paper = globSync("assets/print-*.css", { cwd: client });
  const script = `/${manifest[scriptEntry]?.file}`;
  const rendered = new Map<string, string>();
  for (const route of renderer.routes)
    rendered.set(route.path, await renderer.render(route, script).catch(namingPage(route.path)));
  const islands = islandsIn([...rendered.values()].join());
  for (const [path, whole] of rendered) {
    const scripts = scriptsOf(whole, manifest, scriptEntry, islands);
    const html = withOwnStyles(whole, [...scripts, ...paper].map(read).join("\n"));
    const file = new URL(`.${path === "/" ? "/index" : path}.html`, client);
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, withDocumentPolicy(path, html, firm, toasts));
  }
  rmSync(server, { recursive: true });
  rmSync(new URL(".vite", client), { recursive: true });
}
