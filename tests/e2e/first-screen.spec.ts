import { articlePath, pages } from "~/config/pages";
import { contact } from "~/content/pages/contact";
import { phoneHref } from "~/lib/contact-links";
import { readArticles } from "../../scripts/articles/read-articles";
import { arrive } from "./screens";
import { expect, test } from "./test";

/* What is seen before anything is scrolled. */

const withButton = pages.filter(
  ({ id, path }) => id === "home" || (path.startsWith("/services/") && id !== "investigation"),
);

for (const viewport of [
  { width: 390, height: 700 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("each opening shows its yellow button in full, above the call bar and equally wide", async ({
      page,
    }) => {
      const widths = new Set<number>();
      for (const { path } of withButton) {
        await arrive(page, path);
        const button = await page.locator("main [data-variant=cta]").first().boundingBox();
        const bar = await page.locator("[data-call-bar]").boundingBox();
        expect
          .soft((button?.y ?? 0) + (button?.height ?? 0), path)
          .toBeLessThanOrEqual(bar?.y ?? 0);
        widths.add(Math.round(button?.width ?? 0));
      }
      expect([...widths]).toHaveLength(1);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the call bar of the contact page offers the phone and its form", async ({ page }) => {
    await arrive(page, "/contact");
    const bar = page.getByRole("navigation", { name: "Call or write" });
    await expect(bar.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    await expect(bar.locator('a[href="/contact"]')).toHaveCount(0);
    const form = page.getByRole("region", { name: contact.form.heading });
    await expect(form.getByRole("heading")).not.toBeInViewport();
    await bar.getByRole("link").last().click();
    await expect(form.getByRole("heading")).toBeInViewport();
    await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeInViewport();
  });
});

test.describe("1280 × 900", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("an article's first sentence is above the fold", async ({ page }) => {
    for (const { slug } of readArticles()) {
      await arrive(page, articlePath(slug));
      const end = await page.locator(".article-text > p").first().evaluate(endOfFirstSentence);
      expect.soft(end, slug).toBeLessThan(900);
    }
  });
});

/** Runs in the page. Returns where the last line of a paragraph's first sentence ends. */
function endOfFirstSentence(paragraph: Element): number {
  const range = document.createRange();
  const text = paragraph.firstChild as Text;
  range.setStart(text, 0);
  range.setEnd(text, text.data.indexOf(".") + 1 || text.length);
  return range.getBoundingClientRect().bottom;
}
