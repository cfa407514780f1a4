import { vi } from "vitest";
import { type KeyName, patience, type Tab } from "./drivers/driver.ts";

const sizes = {
  desk: { width: 1280, height: 900 },
  phone: { width: 450, height: 844 },
} as const;

/** What somebody can do and see who looks at the site through one tab; things are found by selector and by the words on them, all of them. */
export class Visitor {
  readonly #tab: Tab;
  readonly #origin: string;

  /** @param origin the site's address, without a slash at its end */
  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  press = (key: KeyName) => this.#tab.press(key);
  /** Turns to a screen of another size. */
  hold = (size: keyof typeof sizes) => this.#tab.resize(sizes[size]);
  /** Opens a page and waits until it is awake. */
  goto = async (path: string) => {
    await this.#tab.goto(this.#origin + path);
    await until(() => this.#tab.read(isAwakeAt, this.#origin + path));
  };
  click = async (selector: string, words = "") => (await this.#control(selector, words)).click();
  /** Puts the mouse on a thing and leaves it there. */
  pointAt = async (selector: string, words: string) =>
    (await this.#control(selector, words)).hover();
  /** Goes on by Tab until what has these words has the focus. */
  tabTo = (words: string) =>
    until(async () => {
      await this.#tab.press("Tab");
      return (await this.focused()) === words;
    });
  /** Types into the field with this label. */
  fill = async (label: string, text: string) => {
    const found = await this.#field(label);
    await found.click();
    await found.type(text);
  };
  /** Chooses from the list with this label, by typing the option's name. */
  choose = async (label: string, option: string) => (await this.#field(label)).type(option);
  /** Looks into a frame, then out of it again. */
  inFrame = (selector: string, walk: (frame: Visitor) => Promise<void>) =>
    this.#tab.inFrame(selector, (frame) => walk(new Visitor(frame, this.#origin)));
  /** The address after the host, with what follows the `#`. */
  path = () => this.#tab.read(() => window.location.pathname + window.location.hash);
  /** The words of everything that the selector names and the page shows. */
  texts = (selector: string) => this.#tab.read(textsOf, selector);
  attribute = (selector: string, name: string) => this.#tab.read(attributeOf, selector, name);
  /** Whether such a thing with these words is shown, be it within the window or not. */
  shows = async (selector: string, words: string) => (await this.texts(selector)).includes(words);
  /** Whether the first such thing with these words is shown, and within the window. */
  sees = (selector: string, words: string) => this.#tab.read(isInSight, selector, words);
  /** The words of what has the focus. */
  focused = () => this.#tab.read(() => document.activeElement?.textContent.trim());
  /** What went wrong in this tab so far, as JSON; null if nobody has kept watch. */
  problems = () => this.#tab.read(() => sessionStorage.getItem("problems"));

  #field = (label: string) => until(() => this.#tab.find(findField, label));

  #control = (selector: string, words: string) =>
    until(() => this.#tab.find(findResting, selector, words));
}

const until = <Found>(condition: () => Promise<Found>) =>
  vi.waitUntil(condition, { timeout: patience, interval: 100 });

/* What runs in the page; each stands alone. */

function isAwakeAt(url: string) {
  return window.location.href === url && "awake" in document.documentElement.dataset;
}

/** What is shown with these words, if it rests: nobody hits what is still moving. Scrolling does not count. */
async function findResting(selector: string, words: string) {
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (!words || element.textContent.replace(/\s+/g, " ").trim() === words),
    );
  const topOf = (element?: Element) =>
    element && element.getBoundingClientRect().top + window.scrollY;
  const before = topOf(find());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise(requestAnimationFrame);
  return topOf(find()) === before ? find() : undefined;
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
