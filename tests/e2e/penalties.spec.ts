import type { Page } from "@playwright/test";
import { phoneHref } from "~/firm/contact-links";
import { openings } from "~/firm/firm-details";
import { openState } from "~/firm/opening-hours";
import { pathOf } from "~/site/pages";
import {
  type PenaltyAnswers,
  penaltyQuestions,
  rangeWords,
} from "~/words/penalties/penalty-questions";
import { openQuestions, penalties } from "./penalty-tool";
import { arrive } from "./screens";
import { expect, test } from "./test";

const ids = ["cop9", "tax-fraud", "tax-investigations", "vat-investigations"] as const;

/** Chooses, by the ids of the answers. */
async function answer(page: Page, given: Partial<PenaltyAnswers>) {
  for (const [question, id] of Object.entries(given)) {
    const { label, options } = penaltyQuestions[question as keyof PenaltyAnswers];
    await page.getByLabel(label).selectOption({ label: Reflect.get(options, id) });
  }
}

for (const id of ids) {
  test(`${pathOf(id)} shows the range of a case, and what it rests on`, async ({ page }) => {
    await arrive(page, pathOf(id));
    const tool = await openQuestions(page);
    await expect(tool.getByText(rangeWords.waiting)).toBeVisible();
    // A live region tells what is added to it: it is there before.
    await expect(tool.getByRole("status").last()).toBeEmpty();
    await answer(page, { what: "deliberate" });
    await expect(tool.getByRole("status").last(), "what is left to answer").toHaveText(
      `${rangeWords.next} ${penaltyQuestions.who.label}`,
    );
    await answer(page, { who: "hmrc" });
    await expect(tool.locator("mark")).toHaveText("35% to 70% of the extra tax");
    await expect(tool.getByRole("status").last(), "and whom to speak to first").toHaveText(
      `35% to 70% of the extra tax. ${rangeWords.solicitor}`,
    );
    await expect(tool.getByText(/Source: .*CH82470/)).toBeVisible();
    const call = tool.getByRole("link", { name: rangeWords.call });
    await expect(call, "that what was on purpose is for a solicitor").toHaveCount(0);
    const solicitor = tool.getByRole("link", { name: rangeWords.findSolicitor });
    await expect(solicitor).toHaveAttribute("href", /tax-fraud#find-a-solicitor$/);
    const where = page.getByLabel(penaltyQuestions.where.label);
    if (id === "vat-investigations") await expect(where).toHaveCount(0);
    else {
      await answer(page, { where: "category3", when: "early" });
      await expect(tool.locator("mark")).toHaveText("80% to 140% of the extra tax");
      await answer(page, { where: "uk" });
    }
    await answer(page, { what: "untold", who: "taxpayer" });
    await expect(tool.getByRole("status").last(), "that the range is gone").toHaveText(
      `${rangeWords.next} ${penaltyQuestions.when.label}`,
    );
    await answer(page, { when: "old" });
    await expect(tool.locator("mark"), "how long it was unpaid counts").toHaveText(
      "10% to 30% of the extra tax",
    );
    await answer(page, { what: "care", who: "taxpayer" });
    await expect(tool.locator("mark")).toHaveText(rangeWords.none);
    await expect(call).toHaveAttribute("href", phoneHref);
    await expect(solicitor).toHaveCount(0);
    await expect(tool.locator("input")).toHaveCount(0);
  });
}

test("whether somebody answers is still true for who looks at the range for long", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-23T10:00:00Z");
  await arrive(page, pathOf("cop9"));
  const tool = await openQuestions(page);
  await answer(page, { what: "careless", who: "hmrc" });
  const line = tool.locator("form ~ div").getByText(/^(?:Open|Closed)/);
  await expect(line).toHaveText(openState(openings, new Date("2026-11-23T10:00:00Z")).text);
  await page.clock.setFixedTime("2026-11-23T23:30:00Z");
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  const later = openState(openings, new Date("2026-11-23T23:30:00Z")).text;
  await expect(line).toHaveText(later);
  await answer(page, { who: "taxpayer" });
  await expect(line, "after another answer").toHaveText(later);
});

test("by keyboard alone", async ({ page }) => {
  await arrive(page, pathOf("cop9"));
  await penalties(page).locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(penaltyQuestions.where.label)).toBeFocused();
  for (const presses of [0, 2, 2]) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
  }
  await expect(penalties(page).locator("mark")).toHaveText("15% to 30% of the extra tax");
});
