import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { IslandName } from "~/app/islands/registry";
import { articlePath, leadFormPage, notFoundPath, pages, pathOf, standInRoute } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { readArticles } from "../../publish/articles/read-articles";

const articles = readArticles();

/** What the blog holds: guides that can be read, the newest first, and guides that are being written. */
export const written = articles.filter(({ minutes }) => minutes);
export const unwritten = articles.filter(({ minutes }) => !minutes);

/** The guide that addresses without one show. */
export const [standIn] = written.filter(({ slug }) => slug === standInRoute.article) as [
  (typeof written)[number],
];

/** Guides that are being written differ by their titles alone: the longest stands for them. */
const [unwrittenLongest] = unwritten.toSorted((a, b) => b.title.length - a.title.length);

/** Every screen of the site, one article with a body and one without, and the form in the frame. */
export const screens = [
  ...pages.map(({ path }) => path),
  ...[written.at(0), unwrittenLongest].flatMap((one) => (one ? [articlePath(one.slug)] : [])),
  notFoundPath,
  leadFormPage.path,
];

/** The same with every article that can be read. */
export const everyScreen = [
  ...new Set([...screens, ...written.map(({ slug }) => articlePath(slug))]),
];

/** The pages of the services that are laid out alike, whichever there are. */
export const servicePages = pages.filter(({ route }) => route.startsWith("app/pages/service/"));

/** Pages that differ by their words and a drawing from the first of their layout, which stands for it. */
export const alike = new Set(
  [
    servicePages.map(({ path }) => path),
    pages.filter(({ route }) => route.startsWith("app/pages/defence/")).map(({ path }) => path),
    written.map(({ slug }) => articlePath(slug)),
  ].flatMap((paths) => paths.slice(1)),
);

/** The first typeface that the stylesheet names for headings or for text. */
export function typefaceOf(page: Page, use: "display" | "sans"): Promise<string> {
  return page.evaluate((token) => {
    const names = getComputedStyle(document.documentElement).getPropertyValue(token);
    return names.split(",")[0]?.replaceAll('"', "").trim() ?? "";
  }, `--font-${use}`);
}

/** A colour of the stylesheet or the system, such as `var(--marker)`, as the browser computes it. */
export function colourOf(page: Page, css: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, css);
}

/** Goes to a page and waits until its script has run and its fonts are in use. */
export async function arrive(page: Page, path: string) {
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until a form in a frame has the frame's width, and the frame its height: until then what is below moves. */
export async function settle(page: Page) {
  // The frame comes with the page's own code.
  if (await island(page, "lead-form-frame").count()) await awake(page, "lead-form-frame").waitFor();
  for (const frame of await page.locator("iframe:visible").all()) {
    const form = frame.contentFrame().getByRole("main");
    const inside = () =>
      form.evaluate((main) => `${innerWidth} by ${Math.ceil(main.getBoundingClientRect().height)}`);
    const outside = () =>
      frame.evaluate(({ clientWidth, clientHeight }) => `${clientWidth} by ${clientHeight}`);
    await expect.poll(async () => (await inside()) === (await outside())).toBe(true);
    await expect(page.getByText(contact.form.loading)).toBeHidden();
  }
}

/** Wakes every part of the page that acts: what it shows only then is there. */
export async function wakeAll(page: Page) {
  for (const part of await page.locator("[data-island]").all()) await part.dispatchEvent("focusin");
  await expect(page.locator("[data-island]:not([data-state=awake])")).toHaveCount(0);
}

/** Opens everything that is folded up, so that all of the page's words are in sight. */
export async function unfold(page: Page) {
  await page.locator("details").evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) {
      one.dataset.oneOf = one.name;
      one.removeAttribute("name");
      one.open = true;
    }
  });
}

/** The one script that comes with every page. */
export const pageScript = /\/assets\/entry\.client-[^/]+\.js$/;

/** The code of the parts that act, which comes when one of them is wanted. */
export const islandCode = /\/assets\/(?!entry\.client-)[^/]+\.js$/;

/**
 * Holds code back.
 *
 * @param code which; all of it if not given: then the page stays as it is without script
 * @returns lets it through
 */
export async function holdCode(page: Page, code = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

/** A part of the page that acts, by its name in `app/islands/registry.ts`. */
export const island = (page: Page | FrameLocator, name: IslandName) =>
  page.locator(`[data-island="${name}"]`);

/** The same, once it is awake. */
export const awake = (page: Page | FrameLocator, name: IslandName) =>
  page.locator(`[data-island="${name}"][data-state=awake]`);

/** The toast that copying the e-mail address on /contact brings, once it is there. */
export async function bringUpToast(page: Page) {
  await page.context().grantPermissions(["clipboard-write"]);
  await arrive(page, pathOf("contact"));
  await page.getByRole("button", { name: contact.details.copy }).click();
  const toast = page.locator("[data-sonner-toast]");
  await toast.waitFor();
  return toast;
}

/**
 * Makes a page believe that the browser renders it ahead.
 *
 * @returns shows it
 */
export async function renderAhead(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    if (top !== window) return;
    const isAhead = { get: () => !("isShown" in window), configurable: true };
    Object.defineProperty(document, "prerendering", isAhead);
  });
  return () =>
    page.evaluate(() => {
      Object.assign(window, { isShown: true });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
}
