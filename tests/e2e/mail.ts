import type { Frame, Page } from "@playwright/test";

/** The address of the message that a page, or a frame in it, hands to the e-mail app. */
export async function askedFor(page: Page, frame?: Frame): Promise<URL> {
  const of = (target: Page | Frame) => page.context().newCDPSession(target);
  // Not every Chromium gives a frame a process, and so a session, of its own.
  const session = await (frame ? of(frame).catch(() => of(page)) : of(page));
  await session.send("Page.enable");
  return new Promise((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => {
      if (!url.startsWith("http")) resolve(new URL(url));
    }),
  );
}
