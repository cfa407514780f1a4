import { safeDecode } from "./safe-decode";

/** What was clicked last, if it opens an answer, and where in the window it was. */
let clicked: Element | null;
let place = 0;

/**
 * An answer opens by its address, also in browsers that do not see to it themselves; and of answers that
 * share a name one is open, which newer browsers have seen to before. What was clicked stays where it is in the
 * window, also where the browser has no scroll anchoring.
 */
export function openByAddress() {
  open();
  addEventListener("hashchange", open);
  addEventListener("click", notePlace, true);
  document.addEventListener("toggle", onToggle, true);
}

function open() {
  const answer = document.getElementById(safeDecode(location.hash.slice(1)));
  const item = answer?.closest("details");
  if (!(item instanceof HTMLDetailsElement) || item.open) return;
  item.open = true;
  closeOthers(item);
  item.scrollIntoView();
}

function notePlace({ target }: Event) {
  clicked = (target as Element).closest("summary");
  if (clicked) place = clicked.getBoundingClientRect().top;
}

function onToggle({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  closeOthers(target);
  const isAnchored = getComputedStyle(document.documentElement).overflowAnchor === "auto";
  if (clicked?.parentElement !== target || isAnchored) return;
  scrollBy(0, clicked.getBoundingClientRect().top - place);
}

function closeOthers(item: HTMLDetailsElement) {
  // A browser that does not close them has no property for the name either.
  const name = item.getAttribute("name");
  for (const one of name ? document.getElementsByName(name) : []) {
    if (one !== item) (one as HTMLDetailsElement).open = false;
  }
}
