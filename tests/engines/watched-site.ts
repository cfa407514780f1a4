import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { firm } from "../../firm/firm.ts";
import { siteWithoutProviders } from "../fixtures/site-without-providers.ts";
import { recordProblems, recordScript } from "./problems.ts";

/** The built site on a port of its own. */
interface WatchedSite {
  origin: string;
  close: () => void;
}

/**
 * Serves the built site as production would, with one script more at the top of each page: it
 * records what goes wrong, as WebKit's driver hands out no console. The firm's address is this machine's:
 * a policy names it for WebKit (`sourcesOfOwn`).
 *
 * @returns the site's address, and how to stop it
 * @throws Error if the site is not built
 */
export async function serveWatchedSite(): Promise<WatchedSite> {
  const site = siteWithoutProviders();
  const plain = await listen(createServer(site));
  const watched = await listen(createServer());
  watched.server.on("request", watch(site, plain.origin, watched.origin));
  return {
    origin: watched.origin,
    close: () => {
      for (const { server } of [watched, plain]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function watch(site: RequestListener, source: string, origin: string): RequestListener {
  const here = (text: string) => text.replaceAll(firm.origin, origin);
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
    const headers = Object.fromEntries(
      [...answer.headers].map(([name, value]) => [name, here(value)]),
    );
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
      delete headers[name];
    }
    const page = here(await answer.text()).replace(
      "<head>",
      `$&<script src="${recordScript}"></script>`,
    );
    response.writeHead(answer.status, headers).end(page);
  };
}

async function listen(server: Server) {
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return { server, origin: `http://localhost:${address.port}` };
}
