import type { Frame, Page } from "@playwright/test";

/** The address of the message that a page, or a frame with a process of its own, hands to the e-mail app. */
export async function askedFor(page: Page, frame?: Frame): Promise<URL> {
  const session = await page.context().newCDPSession(frame ?? page);
  await session.send("Page.enable");
  return new Promise((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => {
      if (!url.startsWith("http")) resolve(new URL(url));
    }),
  );
}
