import type { Page } from "@playwright/test";
import { testimonials } from "~/firm/testimonials";
import { reviewWords } from "~/words/reviews";
import { holdCode } from "./screens";
import { expect, test } from "./test";

const names = testimonials.map(({ name }) => name);
const carousel = (page: Page) => page.getByRole("region", { name: reviewWords.label });
const row = (page: Page) => carousel(page).getByRole("group", { name: "Reviews" });
const next = (page: Page) => page.getByRole("button", { name: reviewWords.next });

/** The reviews that the eye sees, from left to right, by their places, and that which is told to stand first. */
async function expectShown(page: Page, ...places: number[]) {
  const shown = () =>
    carousel(page).evaluate((region) => {
      const box = region.getBoundingClientRect();
      return [...region.querySelectorAll("li")]
        .map((slide) => ({ slide, rect: slide.firstElementChild?.getBoundingClientRect() ?? box }))
        .filter(({ rect }) => rect.left >= box.left - 2 && rect.right <= box.right + 2)
        .sort((a, b) => a.rect.left - b.rect.left)
        .map(({ slide }) => slide.querySelector("strong")?.textContent ?? "");
    });
  const wrapped = places.map((place) => (place + names.length) % names.length);
  await expect.poll(shown).toEqual(wrapped.map((place) => names[place]));
  await expect(carousel(page).getByRole("status")).toHaveText(
    `Review ${(wrapped[0] ?? 0) + 1} of ${names.length}`,
  );
}

test.skip(testimonials.length === 0, "nobody is quoted yet");

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator("li[inert]")).toHaveCount(names.length);
});

for (const [width, ...row] of [
  [800, 0, 1],
  [1920, 0, 1, 2],
] as const) {
  test.describe(`${width} wide`, () => {
    // At once: the row of a phone, below, takes the time that moving takes.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test(`shows ${row.length} in a row, and loops both ways`, async ({ page }) => {
      await expectShown(page, ...row);
      for (let start = 1; start <= names.length; start += 1) {
        await next(page).click();
        await expectShown(page, ...row.map((place) => start + place));
      }
      await page.getByRole("button", { name: reviewWords.previous }).click();
      await expectShown(page, ...row.map((place) => place - 1));
    });
  });
}

test.describe("390 wide", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows one, without buttons, moved by the arrow keys", async ({ page }) => {
    await expect(next(page)).toBeHidden();
    await expectShown(page, 0);
    await row(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, -1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expectShown(page, 1);
  });

  test("whoever has swiped to the last review before the row loops stays at it", async ({
    page,
  }) => {
    const release = await holdCode(page, /testimonial-carousel/);
    await page.reload();
    await carousel(page).scrollIntoViewIfNeeded();
    await row(page).hover();
    await row(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    release();
    await expect(carousel(page).locator("li[inert]")).toHaveCount(names.length);
    await expectShown(page, -1);
  });

  test("has a mark for each review, which leads to it and says where one is", async ({ page }) => {
    for (const index of [names.length - 1, 0, 1]) {
      const mark = page.getByRole("button", { name: reviewWords.show(index + 1) });
      await mark.click();
      await expectShown(page, index);
      await expect(mark).toHaveAttribute("aria-current", "true");
      await expect(carousel(page).locator("[aria-current=true]")).toHaveCount(1);
      const looks = await carousel(page)
        .locator("button[aria-current] > :first-child")
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).borderWidth));
      const alike = looks.filter((look) => look === looks[index]);
      expect(alike, "drawn as the current one").toHaveLength(1);
    }
  });
});

test("the browser’s way back by Alt and an arrow is left to it, and so is the like", async ({
  page,
}) => {
  for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    const isLeft = await row(page).evaluate((element, held) => {
      const pressed = { key: "ArrowLeft", [held]: true, bubbles: true, cancelable: true };
      return element.dispatchEvent(new KeyboardEvent("keydown", pressed));
    }, held);
    expect(isLeft, held).toBe(true);
  }
});

test("says each review once to assistive technology, and where it stands in one piece of text, so that a translated page keeps up", async ({
  page,
}) => {
  const slides = carousel(page).getByRole("listitem");
  await expect(slides).toHaveCount(names.length);
  for (const [index] of names.entries()) {
    await expect(slides.nth(index)).toHaveAccessibleName(`${index + 1} of ${names.length}`);
  }
  const status = carousel(page).getByRole("status");
  expect(await status.evaluate(({ childNodes }) => childNodes.length)).toBe(1);
});

test("on paper every quotation is there once, though to loop the row holds each twice, and where it is, wherever the row was moved to", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  const quotations = carousel(page).locator("figure").filter({ visible: true });
  await expect(quotations).toHaveCount(names.length);
  // A printer does not wait until the carousel has noticed.
  const lost = await carousel(page).evaluate((region) => {
    // To loop, it moves a slide by itself as well.
    for (const moved of region.querySelectorAll<HTMLElement>("ul, li"))
      moved.style.transform = "translate3d(-600px, 0, 0)";
    const { left } = region.getBoundingClientRect();
    return [...region.querySelectorAll("li:not([inert])")].filter(
      (slide) => slide.getBoundingClientRect().left < left - 100,
    ).length;
  });
  expect(lost).toBe(0);
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it stays until it is asked, and then jumps", async ({ page }) => {
    const second = carousel(page).locator("li").nth(1);
    const place = async () => Math.round((await second.boundingBox())?.x ?? 0);
    const before = await place();
    await page.clock.install();
    await page.clock.runFor(60_000);
    expect(await place()).toBe(before);
    await page.clock.pauseAt(Date.now() + 120_000);
    await next(page).click();
    await page.clock.runFor(50);
    const after = await place();
    expect(after).toBeLessThan(before);
    await page.clock.runFor(60_000);
    expect(await place()).toBe(after);
  });
});
