import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { siteListener } from "../../server/site.ts";
import { chromiumArguments, findChromium } from "../../tests/chromium.ts";

/** The build that is measured. */
export const clientFolder = new URL("../../build/client/", import.meta.url);

/**
 * The browser is watched through its inspector, which makes it note places in the source of what runs:
 * 40 ms at once for React, on a slow phone, that no visitor pays. With this it notes them while it
 * compiles, away from the page's own thread.
 */
const notesPlacesEarly = "--js-flags=--no-enable-lazy-source-positions";

/** A served build and a browser to look at it with. */
export interface Session {
  /** Where the build is served, without a slash at the end. */
  origin: string;
  browser: Browser;
}

/**
 * Serves on a free port while something is measured.
 *
 * @param listener answers the requests
 * @param measure is given the server's origin
 * @returns what `measure` returns
 */
export async function whileServing<T>(
  listener: RequestListener,
  measure: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  const listening = Promise.withResolvers<void>();
  server.on("error", listening.reject).listen(0, "localhost", listening.resolve);
  await listening.promise;
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Opens a browser and serves a build while something is measured. The stock photo host is not
 * found, so that its photographs, and the network between, do not change what is measured.
 *
 * @param measure is given both
 * @param folder the build's `client` folder
 * @returns what `measure` returns
 */
export async function withSession<T>(
  measure: (session: Session) => Promise<T>,
  folder = clientFolder,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      notesPlacesEarly,
      "--host-resolver-rules=MAP images.unsplash.com ~NOTFOUND",
    ],
  });
  try {
    return await whileServing(siteListener(folder), (origin) => measure({ origin, browser }));
  } finally {
    await browser.close();
  }
}
