/**
 * What the site's own parts have React listen for. `toggle`, `load` and the like, which do not rise
 * through the page, React hears where they happen.
 */
export const heardAtOnce = ["click", "input", "change", "submit", "keydown"];

const waiting: (() => void)[] = [];

/**
 * React listens for every event there is, and asks the whole page who wants it, which a slow phone
 * feels in each tap: that is two dozen events (`docs/performance.md`). Of what React sets up in here,
 * only the events that the site's own parts use are listened for at once.
 *
 * @param hydrate has React take over the document
 */
export function listenSparingly(hydrate: () => void) {
  const listen = document.addEventListener;
  document.addEventListener = (...event: Parameters<typeof listen>) => {
    const add = listen.bind(document, ...event);
    if (heardAtOnce.includes(event[0])) add();
    else waiting.push(add);
  };
  hydrate();
  Reflect.deleteProperty(document, "addEventListener");
}

/** For a part made by others, before it is shown: from now on React hears every event. */
export function listenToAll() {
  for (const add of waiting.splice(0)) add();
}
