import type { Page } from "@playwright/test";
import { siteListener } from "../../server/site.ts";
import { budgets } from "./budgets.ts";
import { click, placeOf, untilQuiet } from "./conditions.ts";
import { median, type Row } from "./row.ts";
import { clientFolder, type Session, whileServing } from "./session.ts";

const runs = 3;

const ways = [
  { from: "/", to: "/about" },
  { from: "/", to: "/contact" },
  { from: "/", to: "/services/cop9" },
  { from: "/about", to: "/resources" },
  { from: "/blog", to: "/blog/what-is-tax-investigation-insurance" },
];

/**
 * Follows links after pointing at them, on an unthrottled machine.
 *
 * @param session a browser
 * @returns the rows about the time from the click to the new heading, and about what is still asked
 *   for in that time
 */
export async function navigationRows({ browser }: Session): Promise<Row[]> {
  const asked: string[] = [];
  const files = siteListener(clientFolder);
  const times: { path: string; value: number }[] = [];
  const late: string[] = [];
  await whileServing(
    (request, response) => {
      asked.push(request.url ?? "");
      files(request, response);
    },
    async (origin) => {
      for (const { from, to } of ways) {
        const durations = [];
        for (let run = 0; run < runs; run += 1) {
          const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
          await page.goto(origin + from, { waitUntil: "networkidle" });
          const link = page.locator(`a[href="${to}"]:visible`).first();
          await link.scrollIntoViewIfNeeded();
          const { x, y } = await placeOf(link);
          await page.mouse.move(x, y);
          await untilQuiet(() => asked.length);
          const before = asked.length;
          const wanted = new Set<string>();
          page.on("request", (request) => {
            if (request.frame() === page.mainFrame()) wanted.add(new URL(request.url()).pathname);
          });
          durations.push(await clickToHeading(page, () => click(page)));
          const onTheWay = asked.slice(before).filter((url) => wanted.has(url));
          late.push(...onTheWay.filter((url) => isNeeded(url, to)));
          await page.close();
        }
        times.push({ path: to, value: median(durations) });
      }
    },
  );
  return [
    {
      name: "client navigation, click to heading",
      unit: "ms",
      budget: budgets.navigation,
      measured: median(times.map(({ value }) => value)),
      detail: times.map(({ path, value }) => `${path} ${Math.round(value)}`).join(", "),
      all: Object.fromEntries(times.map(({ path, value }) => [path, value])),
    },
    {
      name: "client navigation, requests on the way",
      unit: "requests",
      budget: budgets.navigationRequests,
      measured: late.length,
      detail: [...new Set(late)].join(" "),
    },
  ];
}

/** A page's code or its document; what the page itself fetches once it is there does not count. */
function isNeeded(url: string, path: string): boolean {
  return url.startsWith("/assets/") || url === path;
}

async function clickToHeading(page: Page, click: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const heading = () => document.querySelector("main h1")?.textContent;
    const before = heading();
    const { promise, resolve } = Promise.withResolvers<number>();
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (heading() === before) return requestAnimationFrame(look);
          // A message sent before a frame is painted arrives after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
    return { promise };
  });
  await click();
  return painted.evaluate(({ promise }) => promise);
}
