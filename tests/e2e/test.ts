import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

export { expect };

/** The browser's own report of a page or frame that answered 404, which is what some tests ask for. */
const notFoundReport = "the server responded with a status of 404";

/** The stock photo host; the tests answer in its place, so that they need no network. */
export const photoHost = "https://images.unsplash.com/**";
const photo = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Playwright's test, in which a console error, a hydration warning or an uncaught error fails. */
export const test = base.extend<{
  allowedErrors: RegExp[];
  /** Whether the photo host answers; else a test does so itself. */
  hasPhotos: boolean;
  consoleGuard: undefined;
}>({
  allowedErrors: [[], { option: true }],
  hasPhotos: [true, { option: true }],
  consoleGuard: [
    async ({ page, allowedErrors, hasPhotos }, use) => {
      if (hasPhotos) await answerPhotos(page);
      const problems: string[] = [];
      const isAllowed = (text: string) => allowedErrors.some((pattern) => pattern.test(text));
      page.on("pageerror", ({ message }) => problems.push(message));
      page.on("console", (message) => {
        if (!isProblem(message, page.url())) return;
        problems.push(message.text());
      });
      await use(undefined);
      expect(problems.filter((text) => !isAllowed(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** `page.route` would hold every request of every page, and keep the browser from caching: a quarter of a visit's time. */
async function answerPhotos(page: Page) {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [{ name: "Content-Type", value: "image/gif" }];
    const body = photo.toString("base64");
    session
      .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body })
      // The page may be gone.
      .catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: photoHost }] });
}

function isProblem(message: ConsoleMessage, pageUrl: string): boolean {
  if (message.type() !== "error") return /hydrat/i.test(message.text());
  const isPageItself = message.location().url === pageUrl;
  return !(isPageItself && message.text().includes(notFoundReport));
}
