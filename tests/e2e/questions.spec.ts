import { pathOf } from "~/site/pages";
import { letterFinder, letterKinds } from "~/words/letters";
import { contact } from "~/words/pages/contact";
import { faqs } from "~/words/pages/faqs";
import { print } from "~/words/say";
import type { LetterKind } from "~/words/types";
import { look } from "./geometry/look";
import { arrive } from "./screens";
import { expect, test } from "./test";

const openLine = /^(?:Open now, |Closed now|Opens at )/;

const [, second] = contact.faqs.items;

for (const id of ["contact", "faqs", "cop9", "tax-fraud", "tax-investigations"] as const) {
  test(`${id}: every question's own address opens it and brings it into view, on the narrowest phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, pathOf(id));
    const questions = page.locator("main details[name]:has(> [id]):has(> summary h3)");
    expect(await questions.count()).toBeGreaterThan(0);
    for (const question of await questions.all()) {
      const answer = question.locator("> [id]");
      await answer.evaluate(({ id }) => {
        location.hash = id;
      });
      await expect(answer).toBeVisible();
      await expect(question.locator("h3")).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the questions that most people ask are numbered in one row, to the last", async ({
  page,
}) => {
  await page.goto(pathOf("faqs"));
  const summaries = await page.getByRole("main").locator("summary").allInnerTexts();
  const numbers = summaries.flatMap((text) => /^\d+/.exec(text) ?? []).map(Number);
  expect(numbers).toEqual(faqs.items.map((_, at) => at + 1));
});

test("an address with a malformed anchor shows its page", async ({ page }) => {
  await arrive(page, `${pathOf("contact")}#100%`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
});

test("an answer opens by its address where the browser itself does not see to it", async ({
  page,
}) => {
  await arrive(page, pathOf("contact"));
  // The browser does nothing about an address that a script has put there.
  await page.evaluate((id) => {
    history.replaceState(null, "", `#${id}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, second.id);
  await expect(page.locator(`#${second.id} p`).last()).toBeVisible();
});

test.describe("letter finder", () => {
  const [letter] = letterKinds as [LetterKind];

  test.beforeEach(async ({ page }) => {
    await arrive(page, "/");
  });

  test("a few words from the letter leave the lines that match, and say how many", async ({
    page,
  }) => {
    const section = page.getByRole("region", { name: letterFinder.heading });
    const lines = section.locator("[name=letter] > summary:visible");
    const status = section.getByRole("status").first();
    const search = page.getByLabel(letterFinder.searchLabel);
    // A screen reader tells what is added to a live region, not what came together with it.
    await expect(status).toBeEmpty();
    await search.fill(letter.says.toUpperCase());
    // It has been looked for by then.
    await expect(status).toContainText(`of ${letterKinds.length}`);
    await expect(lines.filter({ hasText: letter.says })).toHaveCount(1);
    const matching = await lines.count();
    expect(matching).toBeLessThan(letterKinds.length);
    await expect(status).toHaveText(letterFinder.found(matching, letterKinds.length));
    await search.fill(letter.meaning.split(" ", 2).join(" "));
    await expect(section.getByText(letter.says), "what a letter is finds it too").toBeVisible();
    await search.fill("lottery");
    await expect(section.getByText(letterFinder.none)).toBeVisible();
    await expect(section.getByText(openLine)).toBeVisible();
    await expect(section.getByText(letterFinder.noneOfFraud)).toBeVisible();
    await expect(status, "who only hears it hears where help is").toContainText(
      letterFinder.noneHelp,
    );
    expect(await look(page, "covered", "cut"), "where no line is left").toEqual([]);
    await search.fill("");
    await expect(lines).toHaveCount(letterKinds.length);
  });

  test("the only line that matches opens by itself, with the fold it lies in, and the words typed are marked in it", async ({
    page,
  }) => {
    // On a phone it lies folded with others.
    await page.setViewportSize({ width: 390, height: 844 });
    const section = page.getByRole("region", { name: letterFinder.heading });
    await page.getByLabel(letterFinder.searchLabel).fill("follower not");
    const open = section.locator("details[name=letter][open]").filter({ visible: true });
    await expect(open, "the line, and its fold around it").toHaveCount(1);
    await expect(open.locator("summary mark")).toHaveText(["notice", "follower", "notice"]);
    await page.getByLabel(letterFinder.searchLabel).fill("bailiffs");
    const debt = letterKinds.find(({ id }) => id === "debt");
    await expect(open.locator("summary")).toContainText(debt?.says ?? "");
    await expect(open.locator("summary mark")).toHaveText("bailiff");
  });

  test("whoever opens the pile by keyboard sees where they are", async ({ page }) => {
    const pile = page.locator("summary").filter({ hasText: letterFinder.all(letterKinds.length) });
    await pile.focus();
    await pile.press("Enter");
    await expect(pile).toBeFocused();
    await pile.click({ trial: true });
    await page.keyboard.press("Tab");
    await expect(page.locator("details[name=letter] > summary:focus")).toBeInViewport();
  });

  test("a line gives the time, the first step and the page", async ({ page }) => {
    await page.getByText(letter.says).click();
    const line = page.locator("details[name=letter][open]");
    await expect(line.getByRole("definition").first()).toContainText(print(letter.clock.time));
    await expect(line.getByRole("definition").locator("mark")).toHaveCount(1);
    await expect(line.getByText(letter.first)).toBeVisible();
    const link = line.getByRole("link");
    await expect(link).toHaveAttribute("href", pathOf(letter.page));
    await expect(link, "heard alone, it names its letter").toHaveAccessibleName(
      `What happens next: ${letter.says}`,
    );
  });
});
