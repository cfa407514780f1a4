import type { Locator } from "@playwright/test";
import { phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { pathOf } from "~/site/pages";
import { print } from "~/words/say";
import { defenceWords } from "~/words/services/common";
import { defencePages } from "../fixtures/letter-pages";
import { isSample } from "../specification/test";
import { sheetsOf } from "./paper";
import { arrive } from "./screens";
import { expect, test } from "./test";

for (const [name, words] of Object.entries(defencePages)) {
  const id = name as keyof typeof defencePages;
  const facts = words.deadline.map(({ marked }) => print(marked));

  test(`${pathOf(id)} says the deadline before anything is scrolled, what to do first and how to reach us, and prints to one sheet`, async ({
    page,
  }) => {
    await arrive(page, pathOf(id));
    const main = page.getByRole("main");
    await expect(main.getByText(words.badge, { exact: true })).toBeVisible();
    const shown = main.locator("[data-print-sheet]").first().locator("[data-fact]");
    await expect(shown).toHaveText(facts);
    await expect(shown.locator("svg"), "each is marked by the pen").toHaveCount(facts.length);
    await expect(main.getByRole("heading", { name: defenceWords.first })).toBeVisible();
    for (const { title } of words.firstSteps) {
      await expect(main.getByText(title, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole("link", { name: firm.phone }).first()).toHaveAttribute(
      "href",
      phoneHref,
    );
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const fact of await shown.all()) {
        await expect.soft(fact, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
    }

    // And prints what matters, to one A4 sheet.
    await page.emulateMedia({ media: "print" });
    for (const text of [...facts, defenceWords.first, defenceWords.bring, words.bring[0] ?? ""]) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(page.getByText(firm.phone).first()).toBeVisible();
    await expect(page.getByText(headOffice.address.slice(0, 2).join(", ")).first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    // Long particulars of a firm may need a second one.
    expect(await sheetsOf(page)).toBeLessThanOrEqual(isSample ? 1 : 2);
  });
}

test("each time stands on the line of its step's heading", async ({ page }) => {
  await arrive(page, pathOf("tax-investigations"));
  const steps = defencePages["tax-investigations"].sections.flatMap((section) =>
    section.kind === "steps" ? section.steps : [],
  );
  expect(steps).not.toHaveLength(0);
  for (const { when, title } of steps) {
    const step = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: title, exact: true }),
    });
    const time = step.getByText(when, { exact: true });
    const lines = await Promise.all([time, step.getByRole("heading")].map(firstBaseline));
    expect(lines[0], when).toBeCloseTo(lines[1] ?? 0, 0);
  }
});

/** Where the letters of an element's first line stand. */
const firstBaseline = (words: Locator) =>
  words.evaluate((element) => {
    const probe = document.createElement("span");
    probe.style.display = "inline-block";
    element.prepend(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return bottom;
  });
