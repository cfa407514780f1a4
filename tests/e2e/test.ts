import { test as base, type ConsoleMessage, expect } from "@playwright/test";

export { expect };

/** The browser's own report of a page or frame that answered 404, which is what some tests ask for. */
const notFoundReport = "the server responded with a status of 404";

/** The stock photo host; the tests answer in its place, so that they need no network. */
export const photoHost = "https://images.unsplash.com/**";
const onePixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Playwright's test, in which a console error, a hydration warning or an uncaught error fails. */
export const test = base.extend<{ allowedErrors: RegExp[]; consoleGuard: undefined }>({
  allowedErrors: [[], { option: true }],
  consoleGuard: [
    async ({ page, allowedErrors }, use) => {
      await page.route(photoHost, (route) =>
        route.fulfill({ contentType: "image/gif", body: onePixel }),
      );
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

function isProblem(message: ConsoleMessage, pageUrl: string): boolean {
  if (message.type() !== "error") return /hydrat/i.test(message.text());
  const isPageItself = message.location().url === pageUrl;
  return !(isPageItself && message.text().includes(notFoundReport));
}
