import type { Page } from "@playwright/test";
import { testimonials } from "~/firm/testimonials";
import { holdCode } from "./screens";
import { expect, test } from "./test";

const carousel = (page: Page) => page.getByRole("region", { name: "Client reviews" });

/** Says which of them stands first. */
const status = (page: Page) => carousel(page).getByRole("status");
const told = (place: number) => `Review ${place} of ${testimonials.length}`;

/** The quotations that the eye sees, from left to right. */
async function inSight(page: Page): Promise<string[]> {
  return carousel(page).evaluate((region) => {
    const box = region.getBoundingClientRect();
    return [...region.querySelectorAll("li")]
      .map((slide) => ({ slide, rect: (slide.firstElementChild ?? slide).getBoundingClientRect() }))
      .filter(({ rect }) => rect.left >= box.left - 2 && rect.right <= box.right + 2)
      .sort((a, b) => a.rect.left - b.rect.left)
      .map(({ slide }) => slide.querySelector("strong")?.textContent ?? "");
  });
}

const names = testimonials.map(({ name }) => name);
const from = (start: number, length: number) =>
  Array.from({ length }, (_, index) => names[(start + index + names.length) % names.length]);

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator("li[inert]")).toHaveCount(names.length);
});

test("where it stands is one piece of text, so that a translated page keeps up", async ({
  page,
}) => {
  expect(await status(page).evaluate(({ childNodes }) => childNodes.length)).toBe(1);
});

for (const { width, count } of [
  { width: 800, count: 2 },
  { width: 1920, count: 3 },
]) {
  test.describe(`${width} wide`, () => {
    // At once: the row of a phone, below, takes the time that moving takes.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test(`shows ${count} in a row, and loops both ways`, async ({ page }) => {
      await expect.poll(() => inSight(page)).toEqual(from(0, count));
      for (let start = 1; start <= names.length; start += 1) {
        await page.getByRole("button", { name: "Next review" }).click();
        await expect.poll(() => inSight(page)).toEqual(from(start, count));
        await expect(status(page)).toHaveText(told((start % names.length) + 1));
      }
      await page.getByRole("button", { name: "Previous review" }).click();
      await expect.poll(() => inSight(page)).toEqual(from(-1, count));
      await expect(status(page)).toHaveText(told(names.length));
    });
  });
}

test.describe("390 wide", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows one, without buttons, moved by the arrow keys", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Next review" })).toBeHidden();
    await expect.poll(() => inSight(page)).toEqual(from(0, 1));
    await carousel(page).getByRole("group", { name: "Reviews" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => inSight(page)).toEqual(from(-1, 1));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => inSight(page)).toEqual(from(1, 1));
    await expect(status(page)).toHaveText(told(2));
  });

  test("whoever has swiped to the last review before the row loops stays at it", async ({
    page,
  }) => {
    const release = await holdCode(page, /testimonial-carousel/);
    await page.reload();
    await carousel(page).scrollIntoViewIfNeeded();
    const row = carousel(page).getByRole("group", { name: "Reviews" });
    await row.hover();
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => inSight(page)).toEqual(from(-1, 1));
    release();
    await expect(carousel(page).locator("li[inert]")).toHaveCount(names.length);
    await expect.poll(() => inSight(page)).toEqual(from(-1, 1));
    await expect(status(page)).toHaveText(told(names.length));
  });

  test("has a mark for each review, which leads to it and says where one is", async ({ page }) => {
    for (const index of [names.length - 1, 0, 1]) {
      const mark = page.getByRole("button", { name: `Show review ${index + 1}` });
      await mark.click();
      await expect.poll(() => inSight(page)).toEqual(from(index, 1));
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
  const row = carousel(page).getByRole("group", { name: "Reviews" });
  for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    const isLeft = await row.evaluate(
      (element, key) =>
        element.dispatchEvent(
          new KeyboardEvent("keydown", {
            key: "ArrowLeft",
            [key]: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      held,
    );
    expect(isLeft, held).toBe(true);
  }
});

test("says each review once to assistive technology", async ({ page }) => {
  const slides = carousel(page).getByRole("listitem");
  const told = names.map((_, index) => `${index + 1} of ${names.length}`);
  await expect(slides).toHaveCount(names.length);
  for (const [index, name] of told.entries()) {
    await expect(slides.nth(index)).toHaveAccessibleName(name);
  }
});

test("on paper every quotation is there once, though to loop the row holds each twice", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  const quotations = carousel(page).locator("figure").filter({ visible: true });
  await expect(quotations).toHaveCount(names.length);
});

test("nobody has to chase it: it stays until it is asked", async ({ page }) => {
  await page.clock.install();
  await page.clock.runFor(60_000);
  await expect(status(page)).toHaveText(told(1));
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it jumps", async ({ page }) => {
    const second = carousel(page).locator("li").nth(1);
    const place = async () => Math.round((await second.boundingBox())?.x ?? 0);
    const before = await place();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await carousel(page).getByRole("button", { name: "Next review" }).click();
    await page.clock.runFor(50);
    const after = await place();
    expect(after).toBeLessThan(before);
    await page.clock.runFor(60_000);
    expect(await place()).toBe(after);
  });
});
