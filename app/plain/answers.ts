import { safeDecode } from "./safe-decode";

/**
 * An answer opens by its address, also in browsers that do not see to it themselves; and of answers that
 * share a name one is open, which newer browsers have seen to before.
 */
export function openByAddress() {
  open();
  addEventListener("hashchange", open);
  document.addEventListener("toggle", closeOthers, true);
}

function open() {
  const answer = document.getElementById(safeDecode(location.hash.slice(1)));
  const item = answer?.closest("details");
  if (!(item instanceof HTMLDetailsElement) || item.open) return;
  item.open = true;
  item.scrollIntoView();
}

function closeOthers({ target }: Event) {
  // A browser that does not close them has no property for the name either.
  const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute("name");
  for (const one of name ? document.getElementsByName(name) : []) {
    if (one !== target) (one as HTMLDetailsElement).open = false;
  }
}
