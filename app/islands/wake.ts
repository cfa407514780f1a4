import { doAgain, earlyActs, earlyInput, pressAgain } from "./early";
import { showFailure } from "./failure";
import { type IslandName, islands } from "./registry";

const asleep = "[data-island]:not([data-state=awake], [data-state=failed])";

/** What a visitor did on an island while it was waking. */
const held = new WeakMap<HTMLElement, (() => void)[]>();

/** Those of which more was asked than that a mouse passed over them. */
const asked = new WeakSet<HTMLElement>();

/**
 * Wakes the parts of the page that act: at the first sign that one is wanted, as one comes near by scrolling,
 * or with the page where the address carries something for it. What is done meanwhile is done again.
 */
export function wakeWhenWanted() {
  for (const sign of ["pointerover", "pointerdown", "touchstart", "focusin", "input"]) {
    const wakeAt = ({ target }: Event) => wake(placeOf(target), sign !== "pointerover");
    addEventListener(sign, wakeAt, { capture: true, passive: true });
  }
  for (const [type, actOn] of Object.entries(earlyActs)) {
    const keep = (event: Event) => {
      const place = placeOf(event.target);
      const act = place && actOn(event, place);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      wake(place);
      held.get(place)?.push(act);
    };
    addEventListener(type, keep, { capture: true });
  }
  const query = new URLSearchParams(location.search);
  for (const place of document.querySelectorAll<HTMLElement>(asleep)) {
    const { wakes, queried = "" } = place.dataset;
    // Pointer and focus may be on it before this script is there.
    if (wakes === "load" || place.matches(":hover, :focus-within")) wake(place, false);
    else if (queried.split(" ").some((name) => query.has(name))) wake(place);
    else if (wakes === "near") for (const part of place.children) near.observe(part);
  }
  pressAgain();
}

/** What is not in sight from the start; what is waits for a sign. */
const far = new WeakSet<Element>();
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) far.add(target);
      else if (far.has(target)) wake(placeOf(target));
    }
  },
  { rootMargin: "200px" },
);

function placeOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(asleep) : null;
}

async function wake(place: HTMLElement | null, isAsked = true) {
  if (place && isAsked) asked.add(place);
  if (!place || held.has(place)) return;
  const acts: (() => void)[] = [];
  held.set(place, acts);
  const { island, props = "{}" } = place.dataset as { island: IslandName; props?: string };
  const onFailure = (error: unknown) => {
    place.dataset.state = "failed";
    showFailure(place, error);
    doAgain(acts);
  };
  try {
    const [{ hydrate }, Part] = await Promise.all([import("./hydrate"), islands[island]()]);
    acts.unshift(...earlyInput(place));
    hydrate({ place, Part: Part as never, props: JSON.parse(props), onFailure });
    place.dataset.state ??= "awake";
    doAgain(acts);
  } catch (error) {
    // In the header nothing is missing that a mouse would see, and the next sign tries again.
    if (place.closest("header") && !asked.has(place)) {
      held.delete(place);
      console.error(error);
    } else onFailure(error);
  }
}
