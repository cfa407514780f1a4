import type { RequestListener } from "node:http";
import { serve } from "../../programs/serve.ts";
import { siteWithoutProviders } from "../fixtures/build-site.ts";

const recordScript = "/record-problems.js";

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

/**
 * Runs in the page, before its own scripts: keeps, for as long as the tab is open, what the console
 * would report. What other hosts fail to deliver is not the site's doing.
 */
function recordProblems() {
  document.currentScript?.remove();
  const read = (): string[] => JSON.parse(sessionStorage.getItem("problems") ?? "[]");
  const keep = (...found: string[]) =>
    sessionStorage.setItem("problems", JSON.stringify([...read(), ...found]));
  keep();

  // The engines' drivers have no e-mail app: WebKit's leaves the page for a notice of that.
  window.open = () => null;
  const { error } = console;
  console.error = (...words) => {
    keep(words.map(String).join(" "));
    error(...words);
  };
  window.addEventListener("unhandledrejection", ({ reason }) => keep(`Rejected: ${reason}`));
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
  window.addEventListener(
    "error",
    (event) => {
      if (event.message) return keep(event.message);
      // A picture, style sheet or script that did not come; its event has no message.
      const { src, href, rel } = event.target as HTMLImageElement & HTMLLinkElement;
      // A hint only: Firefox refuses one for what it has already. A module that does not come is a rejected
      // import; what the policy refuses is kept above.
      if (rel === "modulepreload") return;
      const url = src ?? href ?? "";
      if (url.startsWith(window.location.origin)) keep(`Not loaded: ${url}`);
    },
    true,
  );
}
