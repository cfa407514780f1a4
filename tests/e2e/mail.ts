import type { Page } from "@playwright/test";

/** The address of the message that a page, or a frame in it, hands to the e-mail app. */
export async function askedFor(page: Page): Promise<URL> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  return new Promise((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => {
      if (!url.startsWith("http")) resolve(new URL(url));
    }),
  );
}
