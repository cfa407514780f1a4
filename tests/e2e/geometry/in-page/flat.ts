/**
 * Lays the page out flat, from its top: what sticks to the window is where the page has it, and what is
 * turned is straight, so that a rectangle around words holds nothing but them. A frame keeps its height: taking
 * a picture of the whole page resizes it for a moment, and its own document answers later.
 *
 * @returns takes that back
 */
export function layFlat(): () => void {
  const sheet = new CSSStyleSheet();
  const frame = document.querySelector("iframe")?.offsetHeight ?? 0;
  sheet.replaceSync(`
    * { rotate: none !important }
    iframe { height: ${frame}px !important }
    [data-flat] { position: relative !important; inset: auto !important }`);
  const sticky = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => getComputedStyle(element).position === "sticky",
  );
  for (const element of sticky) element.dataset.flat = "";
  document.adoptedStyleSheets.push(sheet);
  toTop();
  return () => {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
    for (const element of sticky) delete element.dataset.flat;
    toTop();
  };
}

function toTop() {
  scrollTo({ top: 0, behavior: "instant" });
}
