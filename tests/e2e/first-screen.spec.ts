import { firm } from "~/config/firm";
import { articlePath, pages, pathOf } from "~/config/pages";
import { contact } from "~/content/pages/contact";
import { phoneHref } from "~/lib/contact-links";
import { arrive, written } from "./screens";
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
    await arrive(page, pathOf("contact"));
    const bar = page.getByRole("navigation", { name: "Call or write" });
    await expect(bar.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    await expect(bar.locator(`a[href="${pathOf("contact")}"]`)).toHaveCount(0);
    const form = page.getByRole("region", { name: contact.form.heading });
    await expect(form.getByRole("heading")).not.toBeInViewport();
    await bar.getByRole("link").last().click();
    await expect(form.getByRole("heading")).toBeInViewport();
    await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeInViewport();
  });

  test("the call bar dials the number that it shows", async ({ page }) => {
    await arrive(page, "/");
    const bar = page.getByRole("navigation", { name: "Call or write" });
    await expect(bar.getByRole("link", { name: firm.phone })).toHaveAttribute("href", phoneHref);
  });
});

test.describe("1280 × 900", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("an article begins above the fold", async ({ page }) => {
    for (const { slug } of written) {
      await arrive(page, articlePath(slug));
      const start = await page.locator(".article-text > p").first().boundingBox();
      expect.soft(start?.y, slug).toBeLessThan(860);
    }
  });
});
