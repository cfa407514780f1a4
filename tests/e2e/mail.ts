import type { Page } from "@playwright/test";

/** The address of the message that a page, or a frame in it, hands to the e-mail app: out of the frame. */
export async function askedFor(page: Page): Promise<URL> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const { frameTree } = await session.send("Page.getFrameTree");
  return new Promise((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url, frameId }) => {
      if (!url.startsWith("http") && frameId === frameTree.frame.id) resolve(new URL(url));
    }),
  );
}
