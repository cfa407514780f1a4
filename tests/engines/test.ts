import { test as base, expect, inject } from "vitest";
import type { Engine, EngineName } from "./drivers/driver.ts";
import { launchFirefox } from "./drivers/puppeteer.ts";
import { launchWebKit } from "./drivers/webkit.ts";
import { Visitor } from "./visitor.ts";
import { serveWatchedSite } from "./watched-site.ts";

export { expect };

declare module "vitest" {
  interface ProvidedContext {
    engine: EngineName;
  }
}

const launch: Record<EngineName, () => Promise<Engine>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** Vitest's test, with a visitor in the engine of its project; an error in the console fails it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern what a fixture needs
  .extend("origin", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await serveWatchedSite();
    onCleanup(site.stop);
    return site.origin;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern what a fixture needs
  .extend("engine", { scope: "worker" }, async ({}, { onCleanup }) => {
    const engine = await launch[inject("engine")]();
    onCleanup(engine.close);
    return engine;
  })
  .extend("visitor", async ({ engine, origin }, { onCleanup }): Promise<Visitor> => {
    const tab = await engine.openTab();
    const visitor = new Visitor(tab, origin);
    onCleanup(async () => {
      const problems = await visitor.problems();
      await tab.close();
      expect(problems).toBe("[]");
    });
    await visitor.hold("desk");
    return visitor;
  });
