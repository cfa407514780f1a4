import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 up to AA, with the size of targets and the contrast of words, and what is good practice. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that colours can break. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page: by every rule, or by those of colours alone. */
export async function findings(page: Page, rules: "all" | "colours"): Promise<string[]> {
  // In the page itself, and of what it finds wrong alone: a look takes a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const paintAgain = await page.evaluateHandle(paintPlain);
  const { violations } = await (rules === "all"
    ? axe.withTags(standards)
    : axe.withRules(ofColours)
  ).analyze();
  await paintAgain.evaluate((again) => again());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** For the page: axe judges no words on a gradient, so each becomes a colour. Returns what brings them back. */
function paintPlain(): () => void {
  const painted = [...document.querySelectorAll<HTMLElement>("body :not(svg, svg *)")].filter(
    (element) => getComputedStyle(element).backgroundImage.includes("gradient"),
  );
  for (const element of painted) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const last =
      backgroundImage.match(/rgba?\([^)]*\)/g)?.findLast((colour) => !/, 0\)$/.test(colour)) ?? "";
    const isClear = backgroundColor === "rgba(0, 0, 0, 0)";
    element.style.background = isClear ? last : backgroundColor;
  }
  return () => {
    for (const element of painted) element.style.background = "";
  };
}
