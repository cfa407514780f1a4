import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { ensureProgram, programs } from "../../../programs/programs.ts";
import { freePort } from "../../../programs/serve.ts";
import { type Engine, type KeyName, patience, type Tab } from "./driver.ts";

const keys: Record<KeyName, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Now and then the driver never gets hold of its browser: how long it may try, in milliseconds. */
const startingTime = 20_000;
const starts = 3;

/** @returns WebKit; each of its tabs is a browser with a driver of its own */
export const launchWebKit = async (): Promise<Engine> => ({ openTab, close: async () => {} });

async function openTab() {
  for (let start = 1; start <= starts; start += 1) {
    const { driver, url } = await startDriver();
    const session = await Promise.race([openSession(url), delay(startingTime, undefined)]);
    if (session) {
      return {
        ...tabIn(session),
        async close() {
          await session.quit();
          await stop(driver);
        },
      };
    }
    await stop(driver);
  }
  throw new Error(`WebKit did not start in ${starts} tries.`);
}

async function startDriver(): Promise<{ driver: ChildProcess; url: string }> {
  const port = await freePort();
  const driver = spawn(ensureProgram(programs.webkit), [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      // Containers run as root, where WebKit's sandbox cannot be set up.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isAnswering = () => fetch(`${url}/status`).then(Boolean, () => false);
  await vi.waitUntil(isAnswering, { timeout: patience, interval: 100 });
  return { driver, url };
}

/** Ends a driver and waits until it has gone. */
async function stop(driver: ChildProcess) {
  driver.kill();
  if (driver.exitCode === null && driver.signalCode === null) await once(driver, "exit");
}

function openSession(url: string): Promise<WebDriver> {
  const capabilities = {
    browserName: "MiniBrowser",
    // Left to wait by itself, the driver stops answering after the first page.
    pageLoadStrategy: "none",
  };
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

function tabIn(session: WebDriver): Tab {
  return {
    async goto(url) {
      await session.get(url);
      // A script that meets a page on its way out fails.
      const arrived = () =>
        session
          .executeScript(() => document.URL)
          .then(
            (address) => address === url,
            () => false,
          );
      await session.wait(arrived, patience);
    },
    async resize(size) {
      await session.manage().window().setRect(size);
    },
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    read: (script, ...args) => session.executeScript(script, ...args),
    async find(script, ...args) {
      const element = await session.executeScript(script, ...args);
      if (!element) return undefined;
      const found = element as unknown as WebElement;
      return {
        async click() {
          // The driver scrolls a frame, but not the page that it stands in.
          await session.executeScript(
            (it: Element) => it.scrollIntoView({ block: "center" }),
            element,
          );
          await found.click();
        },
        hover: () => session.actions().move({ origin: found }).perform(),
        type: (text) => found.sendKeys(text),
      };
    },
    async inFrame(selector, walk) {
      const frame = await session.wait(
        () => session.executeScript((css: string) => document.querySelector(css), selector),
        patience,
      );
      await session.switchTo().frame(frame as unknown as WebElement);
      await walk(tabIn(session));
      await session.switchTo().defaultContent();
    },
  };
}
