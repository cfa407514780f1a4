import type { RequestListener } from "node:http";
import { serve } from "../../programs/serve.ts";
import { siteWithoutProviders } from "../fixtures/site-without-providers.ts";
import { recordProblems, recordScript } from "./problems.ts";

/**
 * Serves the built site as production would, with one script more at the top of each page: it
 * records what goes wrong, as WebKit's driver hands out no console.
 *
 * @returns the site's address, and how to stop it
 * @throws Error if the site is not built
 */
export async function serveWatchedSite() {
  const site = siteWithoutProviders();
  const plain = await serve(site);
  const watched = await serve(watch(site, plain.origin));
  return {
    origin: watched.origin,
    async stop() {
      await watched.stop();
      await plain.stop();
    },
  };
}

function watch(site: RequestListener, source: string): RequestListener {
  return async (request, response) => {
    if (request.url === recordScript) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${recordProblems})()`);
      return;
    }
    if (!request.headers.accept?.includes("text/html")) {
      site(request, response);
      return;
    }
    const answer = await fetch(source + request.url, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
      headers.delete(name);
    }
    const script = `<script src="${recordScript}"></script>`;
    const page = (await answer.text()).replace("<head>", `$&${script}`);
    response.setHeaders(headers).writeHead(answer.status).end(page);
  };
}
