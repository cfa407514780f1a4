import puppeteer, { type EvaluateFunc, type Frame, type Page } from "puppeteer-core";
import { ensureProgram, programs } from "../../../programs/programs.ts";
import type { Engine, Tab } from "./driver.ts";

/** @returns a running Firefox, in a window: without one, a browser says that nothing here can point */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: ensureProgram(programs.firefox),
    protocol: "webDriverBiDi",
    headless: false,
  });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...tabIn(page, page.mainFrame()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function tabIn(page: Page, frame: Frame): Tab {
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    resize: (size) => page.setViewport(size),
    press: (key) => page.keyboard.press(key),
    read: (script, ...args) => frame.evaluate(script as EvaluateFunc<unknown[]>, ...args) as never,
    async find(script, ...args) {
      const handle = await frame.evaluateHandle(script as EvaluateFunc<unknown[]>, ...args);
      return handle.asElement() ?? undefined;
    },
    async inFrame(selector, walk) {
      const element = await frame.waitForSelector(selector);
      const inner = await element?.contentFrame();
      if (!inner) throw new Error(`${selector} is no frame.`);
      await walk(tabIn(page, inner));
    },
  };
}
