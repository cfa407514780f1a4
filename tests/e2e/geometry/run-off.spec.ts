import { home } from "~/words/pages/home";
import { arrive } from "../screens";
import { expect, test } from "../test";

test("what runs off the page runs to the window's edge, on any width", async ({ page }) => {
  await arrive(page, "/");
  await page.locator("details[name=letter] > summary").first().click();
  const letter = page.locator("details[name=letter][open]");
  const folder = page.getByRole("heading", { name: home.banner.heading }).locator("..");
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { x: left = 1, width: across = 0 } = (await letter.boundingBox()) ?? {};
    expect(left + across, `the right edge of a letter, ${width} wide`).toBeCloseTo(width, 0);
    if (width < 1024) continue;
    const { x: folderLeft } = (await folder.boundingBox()) ?? {};
    expect(folderLeft, `the left edge of the folder, ${width} wide`).toBeCloseTo(0, 0);
  }
});

test("the question that home opens with ends before the letter beside it begins", async ({
  page,
}) => {
  await arrive(page, "/");
  const question = page.getByText(home.hero.question, { exact: true });
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const beneath = await question.evaluate((asked) => {
      const words = document.createRange();
      words.selectNodeContents(asked);
      return [...words.getClientRects()].flatMap(({ right, top, bottom }) => {
        const hits = document.elementsFromPoint(right - 3, (top + bottom) / 2);
        return hits.filter((hit) => !hit.contains(asked)).map(({ className }) => className);
      });
    });
    expect(beneath, `what lies under its end, ${width} wide`).toEqual([]);
  }
});
