import { globSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { leadFormPage } from "../../app/config/pages.ts";
import { siteListener } from "../../server/site.ts";
import { chromiumArguments, findChromium, onlyThisMachine } from "../browser/chromium.ts";

/** A served build and a browser that finds no other host: photos and the network change nothing. */
export interface Site {
  /** The build's `client` folder, and where it is served, without a slash at the end. */
  client: URL;
  origin: string;
  browser: Browser;
  /** The address of every page, such as `/services/cop9`; of the not-found screen, `/404`. */
  paths: string[];
}

/** The pages that stand for their kinds where measuring takes long. */
const article = "/blog/allowable-expenses-for-rental-income";
export const samplePaths = ["/", "/services/cop9", article, "/contact", "/resources"];

/** Serves the build in a `client` folder while `measure` runs; returns what that returns. */
export async function withSite<T>(client: URL, measure: (site: Site) => Promise<T>): Promise<T> {
  const server = createServer(siteListener(client));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, onlyThisMachine],
  });
  const paths = globSync("**/*.html", { cwd: fileURLToPath(client) })
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    // It is a part of /contact, in a frame, and never awake as a page is.
    .filter((path) => path !== leadFormPage.path);
  try {
    return await measure({ client, origin, browser, paths });
  } finally {
    await browser.close();
    server.close().closeAllConnections();
  }
}

type Act<T> = (page: Page) => Promise<T>;

/** Opens an empty page in a new profile while `act` runs; returns what that returns. */
export async function withPage<T>(site: Site, options: BrowserContextOptions, act: Act<T>) {
  const page = await site.browser.newPage(options);
  const result = await act(page);
  await page.close();
  return result;
}

/** Opens an address and waits until it is awake and has asked for nothing during half a second. */
export async function openAwake(page: Page, url: string) {
  let asked = 0;
  page.on("request", () => {
    asked += 1;
  });
  await page.goto(url);
  await page.locator("html[data-awake]").waitFor();
  for (let before = -1; before !== asked; await page.waitForTimeout(500)) before = asked;
}
