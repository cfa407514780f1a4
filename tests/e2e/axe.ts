import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { contrast } from "../fixtures/contrast";
import { colourOf, settle } from "./screens";

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** Half as long as the module's own `source`, and read in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** WCAG 2.2 up to AA, with the size of targets and the contrast of words, and what is good practice. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that colours can break. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with the page, or with some parts of it.
 *
 * @param rules every rule, or those of colours alone
 * @param within selectors of the parts; a frame's inside is not looked at
 */
export async function findings(
  page: Page,
  rules: "all" | "colours",
  within = ["html"],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const paintAgain = await page.evaluateHandle(paintPlain);
  const values = rules === "all" ? standards : ofColours;
  const { violations } = await page.evaluate(
    ({ within, ...options }) => window.axe.run({ include: within }, { ...options, iframes: false }),
    {
      within: within.map((selector) => [selector]),
      runOnly: { type: rules === "all" ? ("tag" as const) : ("rule" as const), values },
      resultTypes: ["violations" as const],
    },
  );
  await paintAgain.evaluate((again) => again());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Words, outlines of paper and what is red in a drawing, folded up or not, that stand out too little from what is painted under them: axe looks into none. */
export async function faintInDrawings(page: Page): Promise<string[]> {
  const red = await colourOf(page, "var(--red)");
  const found = await page.evaluate((red) => {
    const paints = (css: string) => css !== "none" && !css.startsWith("url");
    /** Of the shapes drawn before it the last one that the middle of a word or the beginning of a line lies on, else the page. */
    const groundOf = (drawn: SVGTextContentElement | SVGGeometryElement) => {
      const { x, y, width, height } = drawn.getBBox();
      const place =
        drawn instanceof SVGGeometryElement
          ? drawn.getPointAtLength(0)
          : new DOMPoint(x + width / 2, y + height / 2);
      const onScreen = place.matrixTransform(drawn.getScreenCTM() ?? undefined);
      let drawing = drawn.ownerSVGElement as Element;
      // A drawing may stand in another one.
      while (drawing.parentElement?.closest("svg"))
        drawing = drawing.parentElement.closest("svg") as Element;
      const shapes = [
        ...drawing.querySelectorAll<SVGGeometryElement>("path, rect, circle, ellipse"),
      ];
      const under = shapes.findLast((shape) => {
        const isBefore = shape.compareDocumentPosition(drawn) & Node.DOCUMENT_POSITION_FOLLOWING;
        const local = onScreen.matrixTransform(shape.getScreenCTM()?.inverse());
        return isBefore && paints(getComputedStyle(shape).fill) && shape.isPointInFill(local);
      });
      if (under) return getComputedStyle(under).fill;
      let around = drawing;
      const backgroundOf = () => getComputedStyle(around).backgroundColor;
      while (around.parentElement && backgroundOf() === "rgba(0, 0, 0, 0)")
        around = around.parentElement;
      return backgroundOf();
    };
    const words = [...document.querySelectorAll<SVGTextContentElement>("main svg :is(text, tspan)")]
      .filter((word) => word.firstChild instanceof Text && word.getBBox().width > 0)
      .map((word) => ({
        what: word.textContent,
        colours: [getComputedStyle(word).fill, groundOf(word)],
        least: 4.5,
      }));
    const sheets = document.querySelectorAll("main svg [fill='var(--letter)']");
    const outlines = [...sheets].flatMap((sheet) => {
      const { stroke, fill } = getComputedStyle(sheet);
      return paints(stroke) ? [{ what: "an outline", colours: [stroke, fill], least: 3 }] : [];
    });
    const redMarks = [...document.querySelectorAll<SVGGeometryElement>("main svg :is(path, rect)")]
      .filter((shape) =>
        [getComputedStyle(shape).fill, getComputedStyle(shape).stroke].includes(red),
      )
      .map((shape) => ({
        what: shape.outerHTML.slice(0, 100),
        colours: [red, groundOf(shape)],
        least: 3,
      }));
    return [...words, ...outlines, ...redMarks];
  }, red);
  return found
    .filter(({ colours, least }) => contrast(colours) < least)
    .map(({ what, colours }) => `“${what}” is ${colours.join(" on ")}`);
}

/** Gives the page that width, its call bar at its end: whatever happens to lie under it would count as covered. */
export async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await settle(page);
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("[data-call-bar]"))
      bar.style.position = "static";
  });
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
