import { expect, test } from "./test";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the browser's own frame has the colour of the top bar", async ({ page }) => {
      await page.goto("/");
      const frame = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
      const bar = page.getByRole("banner").locator("div").first();
      await expect(bar).toHaveCSS("background-color", rgb(await frame.getAttribute("content")));
    });
  });
}

test("an installed site opens on the colour of its pages", async ({ page }) => {
  await page.goto("/");
  const answer = await page.request.get("/site.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  await expect(page.locator("html")).toHaveCSS("background-color", rgb(manifest.background_color));
});

function rgb(hex: string | null): string {
  const parts = hex?.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(", ")})`;
}
