import type { Page } from "@playwright/test";
import { pathOf } from "~/site/pages";
import { alike, arrive, screens, settle } from "./screens";
import { expect, test } from "./test";

/** One stop of the Tab key, and what a visitor would complain of there. */
interface Stop {
  /** Its place among the page's own stops; fields in a frame share the frame's. */
  index: number;
  name: string;
  problems: string[];
}

/**
 * For the page: marks what Tab should reach, in the order of the document, and remembers how it
 * looks without the focus.
 */
function prepare(): string[] {
  const can =
    "a[href], button, input, select, textarea, summary, iframe, [tabindex='0'], audio, video";
  const stops = [...document.querySelectorAll<HTMLElement>(can)].filter(
    (element) =>
      // The call bar yields to the hero's own buttons until the focus is in it.
      element.checkVisibility({ visibilityProperty: !element.closest("[data-call-bar]") }) &&
      !element.closest("[inert]") &&
      element.tabIndex >= 0 &&
      // Of a group's choices Tab stops at the one that is taken.
      !element.matches("[type=radio]:not(:checked)") &&
      !(element as HTMLButtonElement).disabled,
  );
  const looks = stops.map((element) => getComputedStyle(element).boxShadow);
  const nameOf = (element: Element) =>
    `${element.localName} "${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 60)}"`;
  Object.assign(window, { stops, looks, nameOf });
  return stops.map(nameOf);
}

/** For the page: looks at what has the focus now. Null once the focus has left the page. */
function inspect(): Stop | null {
  const { stops, looks, nameOf } = window as unknown as {
    stops: HTMLElement[];
    looks: string[];
    nameOf: (element: Element) => string;
  };
  const top = document.activeElement as HTMLElement | null;
  if (!top || top === document.body) return null;
  const index = stops.indexOf(top);
  const problems: string[] = [];
  if (index < 0) problems.push("is not expected to take the focus");

  // The focus is in the form's frame, which nobody can look into; the form is walked through by itself.
  if (top instanceof HTMLIFrameElement) return { index, name: top.title, problems };

  const style = getComputedStyle(top);
  const ring = Number.parseFloat(style.outlineWidth);
  const hasRing = style.outlineStyle !== "none" && ring >= 2;
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  if (!hasRing && style.boxShadow === looks[index]) problems.push("looks as without the focus");
  if (hasRing && style.outlineColor === ground) problems.push("has a ring nobody can see");

  // The ring must not be cut off by something that hides what reaches past its edge.
  const reach = hasRing ? ring + Number.parseFloat(style.outlineOffset) : 0;
  const rects = [...top.getClientRects()];
  for (let box = top.parentElement; box && hasRing; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (box === document.body || box === document.documentElement) break;
    const edge = box.getBoundingClientRect();
    const cut = rects.some(
      ({ left, right, top, bottom }) =>
        (overflowX !== "visible" &&
          (left - reach < edge.left - 1 || right + reach > edge.right + 1)) ||
        (overflowY !== "visible" &&
          (top - reach < edge.top - 1 || bottom + reach > edge.bottom + 1)),
    );
    if (cut) problems.push(`has its ring cut off by ${nameOf(box)}`);
  }

  // Its middle, line by line, must be in sight and not under something else.
  const bar = [...document.querySelectorAll("[data-call-bar]:not(:focus-within)")].find(
    (nav) => nav.checkVisibility() && getComputedStyle(nav).position === "sticky",
  );
  const floor = Math.min(bar?.getBoundingClientRect().top ?? innerHeight, innerHeight);
  const seen = rects.map((rect) => ({
    left: Math.max(rect.left, 0),
    right: Math.min(rect.right, innerWidth),
    top: Math.max(rect.top, 0),
    bottom: Math.min(rect.bottom, floor),
    // Half a window's height and more may be seen in part, and a field of several lines with the one being written.
    isTall: rect.height > floor / 2 || top instanceof HTMLTextAreaElement,
    whole: rect.top >= -1 && rect.bottom <= floor + 1,
  }));
  for (const rect of seen) {
    if (!rect.whole && !rect.isTall) {
      problems.push(`is cut off: ${Math.round(rect.top)} to ${Math.round(rect.bottom)}`);
      continue;
    }
    const x = (rect.left + rect.right) / 2;
    const y = (rect.top + rect.bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit !== top && !top.contains(hit) && !hit?.contains(top))
      problems.push(`is under ${hit && nameOf(hit)}`);
  }
  if (rects.length === 0) problems.push("has no place on the page");
  return { index, name: nameOf(top), problems };
}

/** Walks with Tab from the top of the page until the focus leaves it. */
async function walk(page: Page): Promise<string[]> {
  const expected = await page.evaluate(prepare);
  const reached = new Set<number>();
  const problems: string[] = [];
  let last = -1;
  // A frame's own fields come on top of the page's.
  for (let presses = 0; presses < expected.length + 30; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(inspect);
    if (!stop) {
      const missed = expected.filter((_, index) => !reached.has(index));
      return [...problems, ...missed.map((name) => `${name}: never reached`)];
    }
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`));
    if (stop.index < last) problems.push(`${stop.name}: comes too late`);
    last = stop.index;
    reached.add(stop.index);
  }
  return [...problems, "the focus never leaves the page"];
}

/** One page of each layout, and one with every part that a page about a letter may have. */
const walked = [...screens.filter((path) => !alike.has(path)), pathOf("cop9")];

for (const path of walked) {
  test(`Tab leads through ${path}, every stop in sight and in order`, async ({ page }) => {
    test.slow();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await arrive(page, path);
      await settle(page);
      expect.soft(await walk(page), `${size.width} wide`).toEqual([]);
    }
  });
}

for (const path of ["/", pathOf("contact")]) {
  test(`Tab leads through ${path} at 400% zoom`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 256 });
    await arrive(page, path);
    await settle(page);
    expect(await walk(page)).toEqual([]);
  });
}
