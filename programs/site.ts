import { type Browser, chromium } from "@playwright/test";
import { siteListener } from "../hosting/server/site.ts";
import { chromiumArguments, findChromium, onlyThisMachine } from "./chromium.ts";
import { serve } from "./serve.ts";

/** A served build, and a browser that finds no other host. */
export interface Site {
  client: URL;
  origin: string;
  browser: Browser;
}

/** Serves the build in a `client` folder while `measure` runs; returns what that returns. */
export async function withSite<T>(client: URL, measure: (site: Site) => Promise<T>): Promise<T> {
  const { origin, stop } = await serve(siteListener(client));
  const args = [...chromiumArguments, onlyThisMachine];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    return await measure({ client, origin, browser });
  } finally {
    await browser.close();
    await stop();
  }
}
