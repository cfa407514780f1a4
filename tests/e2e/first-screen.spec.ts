import { phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { pages, pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { contact } from "~/words/pages/contact";
import { cop9 } from "~/words/services/cop9";
import { arrive } from "./screens";
import { expect, test } from "./test";

/* What is seen before anything is scrolled. */

const withButton = pages.filter(
  ({ id, path }) => id === "home" || (path.startsWith("/services/") && id !== "investigation"),
);

const phones = [
  { width: 390, height: 700 },
  { width: 320, height: 640 },
];

/** On tax fraud the first call is to a solicitor: its button is no yellow one, and stands on a slip of its own. */
const toSolicitor = pathOf("tax-fraud");

test("each opening shows its yellow button in full, above the call bar and equally wide", async ({
  page,
}) => {
  test.slow();
  const widths = new Map(phones.map(({ width }) => [width, new Set<number>()]));
  for (const { path } of withButton) {
    await arrive(page, path);
    for (const phone of phones) {
      await page.setViewportSize(phone);
      const first =
        path === toSolicitor ? "main a[href='#find-a-solicitor']" : "main [data-variant=cta]";
      const button = await page.locator(first).first().boundingBox();
      const bar = await page.locator("[data-call-bar]").boundingBox();
      const bottom = (button?.y ?? 0) + (button?.height ?? 0);
      expect.soft(bottom, `${path}, ${phone.width} wide`).toBeLessThanOrEqual(bar?.y ?? 0);
      if (path !== toSolicitor) widths.get(phone.width)?.add(Math.round(button?.width ?? 0));
    }
  }
  expect([...widths.values()].map(({ size }) => size)).toEqual([1, 1]);
});

test("the words of each button of the call bar stand on one line, a long number on two at most", async ({
  page,
}) => {
  // A longer number than 0161 496 0000 may need a second line.
  const most = firm.phone.length > 13 ? 2 : 1;
  await arrive(page, pathOf("faqs"));
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const lines = await page.locator("[data-call-bar] a").evaluateAll((links) =>
      links.map(({ lastChild }) => {
        const words = document.createRange();
        if (lastChild) words.selectNodeContents(lastChild);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toHaveLength(2);
    const wrong = lines.filter((count) => count < 1 || count > most);
    expect(wrong, `lines at ${phone.width} wide`).toEqual([]);
  }
});

test("on a phone the line above the header is one row", async ({ page }) => {
  await arrive(page, pathOf("faqs"));
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const rows = await page
      .locator("header > :first-child a:visible")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect([...new Set(rows)], `rows at ${phone.width} wide`).toHaveLength(1);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the call bar of the contact page offers the phone and its form, once neither is in sight", async ({
    page,
  }) => {
    await arrive(page, pathOf("contact"));
    await expect(page.locator("[data-call-bar]")).toBeHidden();
    await page.getByRole("heading", { name: contact.faqs.heading }).scrollIntoViewIfNeeded();
    const bar = page.getByRole("navigation", { name: chrome.names.call });
    await expect(bar.getByRole("link", { name: firm.phone })).toHaveAttribute("href", phoneHref);
    await expect(bar.locator(`a[href="${pathOf("contact")}"]`)).toHaveCount(0);
    const form = page.getByRole("region", { name: contact.form.heading });
    await expect(form.getByRole("heading")).not.toBeInViewport();
    await bar.getByRole("link").last().click();
    await expect(form.getByRole("heading")).toBeInViewport();
    await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeInViewport();
  });

  test("the call bar of an investigation page waits until the page's own button is out of sight", async ({
    page,
  }) => {
    await arrive(page, pathOf("cop9"));
    const bar = page.locator("[data-call-bar]");
    await expect(bar).toBeHidden();
    await page.getByRole("heading", { name: cop9.firstSteps[0]?.title }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    // The page goes by beneath it.
    await expect(bar).not.toHaveCSS("background-color", /transparent|, 0\)/);
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });

  test("at the end of a page the footer's last words stand above the call bar", async ({
    page,
  }) => {
    await arrive(page, pathOf("faqs"));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const words = await page.locator("footer p").last().boundingBox();
    const bar = await page.locator("[data-call-bar]").boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
