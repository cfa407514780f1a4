/**
 * @param act what a page may do only once a visitor sees it, not while a browser renders it ahead
 */
export function whenShown(act: () => void) {
  // Newer than the types know.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", act, { once: true });
  } else act();
}
