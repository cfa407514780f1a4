import type { Page } from "@playwright/test";
import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { contrast } from "../fixtures/contrast";
import { alike, arrive, screens, settle } from "./screens";
import { expect, test } from "./test";

/** One stop of the Tab key. */
interface Stop {
  /** Its place among the page's own stops; fields in a frame share the frame's. */
  index: number;
  /** What a visitor would complain of there. */
  problems: string[];
  /** The colour of the ring that shows the focus, and that of what lies around the stop. */
  ring?: string[];
}

declare global {
  interface Window {
    stops: HTMLElement[];
    /** How each of them looks without the focus. */
    looks: string[];
    nameOf: (element: Element | null) => string;
  }
}

/** For the page: marks what Tab should reach, in the order of the document. Returns what each is called. */
function prepare(): string[] {
  const can =
    "a[href], button, input, select, textarea, summary, iframe, [tabindex='0'], audio, video";
  window.stops = [...document.querySelectorAll<HTMLElement>(can)].filter(
    (element) =>
      // The call bar yields to the hero's own buttons until the focus is in it.
      element.checkVisibility({ visibilityProperty: !element.closest("[data-call-bar]") }) &&
      // Of a group's choices Tab stops at the one that is taken.
      !element.matches("[inert], [inert] *, :disabled, [type=radio]:not(:checked)"),
  );
  window.looks = window.stops.map((element) => getComputedStyle(element).boxShadow);
  window.nameOf = (element) =>
    `${element?.localName} "${element?.getAttribute("aria-label") ?? element?.textContent?.slice(0, 60)}"`;
  return window.stops.map(window.nameOf);
}

/** For the page: looks at what has the focus now. Null once the focus has left the page. */
async function inspect(): Promise<Stop | null> {
  // A browser says in its next frame that the hero has left the window, and the call bar comes back.
  if (document.querySelector("[data-yields]"))
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const { stops, looks, nameOf } = window;
  const top = document.activeElement as HTMLElement | null;
  if (!top || top === document.body) return null;
  const index = stops.indexOf(top);
  const problems: string[] = [];
  const complain = (what: string) => problems.push(`${nameOf(top)} ${what}`);
  if (index < 0) complain("is not expected to take the focus");

  // The focus is in the form's frame, which nobody can look into; the form is walked through by itself.
  if (top instanceof HTMLIFrameElement) return { index, problems };

  const style = getComputedStyle(top);
  const ring = Number.parseFloat(style.outlineWidth);
  const hasRing = style.outlineStyle !== "none" && ring >= 2;
  if (!hasRing && style.boxShadow === looks[index]) complain("looks as without the focus");
  // A sheet that lies on the page may have its ring within it.
  let around = style.outlineOffset.startsWith("-") ? top : top.parentElement;
  const backgroundOf = (box: Element) => getComputedStyle(box).backgroundColor;
  while (around?.parentElement && backgroundOf(around) === "rgba(0, 0, 0, 0)")
    around = around.parentElement;
  const ground = backgroundOf(around ?? document.documentElement);

  // The ring must not be cut off by something that hides what reaches past its edge.
  const reach = hasRing ? ring + Number.parseFloat(style.outlineOffset) - 1 : 0;
  const rects = [...top.getClientRects()];
  if (rects.length === 0) complain("has no place on the page");
  for (let box = top.parentElement; hasRing && box?.closest("body *"); box = box.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(box);
    const [, inset] = /^inset\((.*)\)/.exec(clipPath) ?? [];
    const [up = 0, end = up, low = up, start = end] = (inset?.split(" ") ?? []).map(parseFloat);
    const edge = box.getBoundingClientRect();
    const isCut = rects.some(({ left, right, top, bottom }) => {
      const across = left - reach < edge.left + start || right + reach > edge.right - end;
      const down = top - reach < edge.top + up || bottom + reach > edge.bottom - low;
      const cuts = (overflow: string) => overflow !== "visible" || inset !== undefined;
      return (cuts(overflowX) && across) || (cuts(overflowY) && down);
    });
    if (isCut) complain(`has its ring cut off by ${nameOf(box)}`);
  }

  // Its middle, line by line, must be in sight and not under something else.
  const bar = document.querySelector("[data-call-bar]:not(:focus-within)");
  const isStuck = bar?.checkVisibility() && getComputedStyle(bar).position === "sticky";
  const floor = Math.min((isStuck && bar?.getBoundingClientRect().top) || innerHeight, innerHeight);
  for (const { left, right, top: above, bottom, height } of rects) {
    // Half a window's height and more may be seen in part, and a field of several lines with the one being written.
    const isTall = height > floor / 2 || top instanceof HTMLTextAreaElement;
    if (!isTall && (above < -1 || bottom > floor + 1)) {
      complain(`is cut off: ${Math.round(above)} to ${Math.round(bottom)}`);
      continue;
    }
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const hit = document.elementFromPoint(x, (Math.max(above, 0) + Math.min(bottom, floor)) / 2);
    if (!top.contains(hit) && !hit?.contains(top)) complain(`is under ${nameOf(hit)}`);
  }
  return { index, problems, ...(hasRing && { ring: [style.outlineColor, ground] }) };
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
      return [...problems, ...missed.map((name) => `${name} is never reached`)];
    }
    problems.push(...stop.problems);
    if (stop.ring && contrast(stop.ring) < 3)
      problems.push(`${expected[stop.index]} has a ring of ${stop.ring.join(" on ")}`);
    if (stop.index < last) problems.push(`${expected[stop.index]} comes too late`);
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
    for (const { colorScheme, ...size } of [
      { width: 390, height: 844, colorScheme: "dark" as const },
      { width: 1280, height: 800, colorScheme: "light" as const },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await arrive(page, path);
      await settle(page);
      expect.soft(await walk(page), `${size.width} wide`).toEqual([]);
    }
  });
}

for (const [what, size, paths] of [
  ["at 400% zoom", { width: 320, height: 256 }, ["/", pathOf("contact")]],
  ["on a tablet", { width: 820, height: 700 }, [pathOf("cop9")]],
] as const)
  for (const path of paths) {
    test(`Tab leads through ${path} ${what}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      await arrive(page, path);
      await settle(page);
      expect(await walk(page)).toEqual([]);
    });
  }

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await arrive(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: chrome.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});
