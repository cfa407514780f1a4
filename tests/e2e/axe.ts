import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { contrast } from "../fixtures/contrast";
import { settle } from "./screens";

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

/** What a drawing on paper has in the red of the page, which is pale there in the dark: axe looks into no drawing. */
export function paleOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const [paper, red, paperRed] = ["--letter", "--red", "--letter-red"].map((token) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    if (red === paperRed) return [];
    const beginsOn = (sheet: SVGGeometryElement, shape: SVGGraphicsElement) => {
      const { x, y, width, height } = shape.getBBox();
      const begin =
        shape instanceof SVGGeometryElement
          ? shape.getPointAtLength(0)
          : new DOMPoint(x + width / 2, y + height / 2);
      const onScreen = begin.matrixTransform(shape.getScreenCTM() ?? undefined);
      return sheet.isPointInFill(onScreen.matrixTransform(sheet.getScreenCTM()?.inverse()));
    };
    return [...document.querySelectorAll("main svg")].flatMap((drawing) => {
      const shapes = [...drawing.querySelectorAll<SVGGeometryElement>("path, rect, text")];
      const sheets = shapes.filter(
        (shape) => shape.localName !== "text" && getComputedStyle(shape).fill === paper,
      );
      return shapes
        .filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return fill === red || stroke === red;
        })
        .filter((shape) => sheets.some((sheet) => beginsOn(sheet, shape)))
        .map((shape) => shape.outerHTML.slice(0, 100));
    });
  });
}

/** Words and outlines of paper in a drawing, folded up or not, that stand out too little from what is painted under them: axe looks into none. */
export async function faintInDrawings(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const paints = (css: string) => css !== "none" && !css.startsWith("url");
    /** Of the shapes drawn before a word the last one that its middle lies on, else the page. */
    const groundOf = (word: SVGTextContentElement) => {
      const { x, y, width, height } = word.getBBox();
      const middle = new DOMPoint(x + width / 2, y + height / 2);
      const onScreen = middle.matrixTransform(word.getScreenCTM() ?? undefined);
      let drawing = word.ownerSVGElement as Element;
      // A drawing may stand in another one.
      while (drawing.parentElement?.closest("svg"))
        drawing = drawing.parentElement.closest("svg") as Element;
      const shapes = [
        ...drawing.querySelectorAll<SVGGeometryElement>("path, rect, circle, ellipse"),
      ];
      const under = shapes.findLast((shape) => {
        const isBefore = shape.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING;
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
    return [...words, ...outlines];
  });
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
