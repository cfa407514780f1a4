import { vi } from "vitest";
import { patience, type Tab } from "./drivers/driver.ts";

const sizes = {
  desk: { width: 1280, height: 900 },
  phone: { width: 450, height: 844 },
} as const;

/** What somebody can do and see who looks at the site through one tab. */
export interface Visitor extends Pick<Tab, "press"> {
  /** Turns to a screen of another size. */
  hold(size: keyof typeof sizes): Promise<void>;
  /** Opens a page and waits until it is awake. */
  goto(path: string): Promise<void>;
  click(selector: string, words?: string): Promise<void>;
  /** Puts the mouse on a thing and leaves it there. */
  pointAt(selector: string, words: string): Promise<void>;
  /** Goes on by Tab until what has these words has the focus. */
  tabTo(words: string): Promise<void>;
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses from the list with this label, by typing the option's name. */
  choose(label: string, option: string): Promise<void>;
  /** Looks into a frame, then out of it again. */
  inFrame(selector: string, walk: (frame: Visitor) => Promise<void>): Promise<void>;
  /** The address after the host, with what follows the `#`. */
  path(): Promise<string>;
  /** The words of everything that the selector names and the page shows. */
  texts(selector: string): Promise<string[]>;
  attribute(selector: string, name: string): Promise<string | null | undefined>;
  /** Whether such a thing with these words is shown, be it within the window or not. */
  shows(selector: string, words: string): Promise<boolean>;
  /** Whether the first such thing with these words is shown, and within the window. */
  sees(selector: string, words: string): Promise<boolean>;
  /** The words of what has the focus. */
  focused(): Promise<string | undefined>;
  /** How far the page is scrolled down, in pixels. */
  scrolled(): Promise<number>;
  /** What went wrong in this tab so far, as JSON; null if nobody has kept watch. */
  problems(): Promise<string | null>;
}

/**
 * @param tab where the visitor looks
 * @param origin the site's address, without a slash at its end
 * @returns the visitor; things are found by selector and by the words on them, all of them
 */
export function visitorIn(tab: Tab, origin: string): Visitor {
  const until = <Found>(condition: () => Promise<Found>) =>
    vi.waitUntil(condition, { timeout: patience, interval: 100 });
  const control = async (selector: string, words: string) => {
    let before: number | undefined;
    // Nobody hits what is still moving.
    await until(async () => {
      const now = await tab.read(topOf, selector, words);
      const rests = now !== undefined && now === before;
      before = now;
      return rests;
    });
    return until(() => tab.find(findShown, selector, words));
  };
  const focused = () => tab.read(() => document.activeElement?.textContent.trim());
  const field = (label: string) => until(() => tab.find(findField, label));

  return {
    press: tab.press,
    hold: (size) => tab.resize(sizes[size]),
    async goto(path) {
      await tab.goto(origin + path);
      await until(() => tab.read(isAwakeAt, origin + path));
    },
    async click(selector, words = "") {
      await (await control(selector, words)).click();
    },
    async pointAt(selector, words) {
      await (await control(selector, words)).hover();
    },
    async tabTo(words) {
      await until(async () => {
        await tab.press("Tab");
        return (await focused()) === words;
      });
    },
    async fill(label, text) {
      const found = await field(label);
      await found.click();
      await found.type(text);
    },
    async choose(label, option) {
      await (await field(label)).type(option);
    },
    inFrame: (selector, walk) => tab.inFrame(selector, (frame) => walk(visitorIn(frame, origin))),
    path: () => tab.read(() => window.location.pathname + window.location.hash),
    texts: (selector) => tab.read(textsOf, selector),
    attribute: (selector, name) => tab.read(attributeOf, selector, name),
    shows: async (selector, words) => (await tab.read(textsOf, selector)).includes(words),
    sees: (selector, words) => tab.read(isInSight, selector, words),
    focused,
    scrolled: () => tab.read(() => window.scrollY),
    problems: () => tab.read(() => sessionStorage.getItem("problems")),
  };
}

/* What runs in the page; each stands alone. */

function isAwakeAt(url: string) {
  return window.location.href === url && "awake" in document.documentElement.dataset;
}

function findShown(selector: string, words: string) {
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (!words || element.textContent.replace(/\s+/g, " ").trim() === words),
  );
}

/** How far down the page it is in the next frame, in pixels; scrolling does not count. */
function topOf(selector: string, words: string) {
  return new Promise<number | undefined>((resolve) => {
    requestAnimationFrame(() => {
      const element = [...document.querySelectorAll(selector)].find(
        ({ textContent }) => !words || textContent.replace(/\s+/g, " ").trim() === words,
      );
      resolve(element && element.getBoundingClientRect().top + window.scrollY);
    });
  });
}

function findField(label: string) {
  const labels = [...document.querySelectorAll("label")];
  return labels.find(({ textContent }) => textContent.trim() === label)?.control;
}

function textsOf(selector: string) {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
}

function attributeOf(selector: string, name: string) {
  return document.querySelector(selector)?.getAttribute(name);
}

function isInSight(selector: string, words: string) {
  const element = [...document.querySelectorAll(selector)].find(
    ({ textContent }) => textContent.replace(/\s+/g, " ").trim() === words,
  );
  if (!element?.checkVisibility({ visibilityProperty: true })) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
}
