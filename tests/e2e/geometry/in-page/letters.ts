import { type Line, shortened } from "./lines";

const properties = [
  "letter-spacing",
  "word-spacing",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
] as const;

/** What an element is, for a stylesheet; not its own styles, nor what it loads or is called by. */
const kept = /^(class|lang|dir|open|hidden|inert|type|role|disabled|font-.*|data-.*|aria-.*)$/;

/**
 * Words whose letters are not as the stylesheet has them. What it has, the browser tells of the same
 * page made anew by tags and classes: nothing that was written on an element is on it.
 */
export function letters(lines: readonly Line[]): string[] {
  const fresh = new Map<Element, Element>();
  const copy = freshCopy(document.body, fresh);
  Object.assign(copy.style, { position: "absolute", width: "100%", visibility: "hidden" });
  document.body.append(copy);
  const found = lines.flatMap(({ element, text }) => {
    const twin = fresh.get(element);
    if (!twin) return [];
    const [own, due] = [getComputedStyle(element), getComputedStyle(twin)];
    return properties
      .filter((property) => own.getPropertyValue(property) !== due.getPropertyValue(property))
      .map((property) => {
        const [is, shall] = [own, due].map((style) => style.getPropertyValue(property));
        const words = shortened(text.data.trim());
        return `“${words}” has ${property} ${is}, by the stylesheet ${shall}`;
      });
  });
  copy.remove();
  return [...new Set(found)];
}

function freshCopy(body: Element, fresh: Map<Element, Element>): HTMLElement {
  const host = document.createElement("div");
  const copyInto = (parent: Element, source: Element) => {
    for (const child of source.children) {
      if (/^(script|style|iframe|noscript|link|img)$/.test(child.localName)) continue;
      const twin = document.createElementNS(child.namespaceURI, child.localName);
      for (const { name, value } of child.attributes) {
        if (kept.test(name)) twin.setAttribute(name, value);
      }
      fresh.set(child, twin);
      parent.append(twin);
      copyInto(twin, child);
    }
  };
  copyInto(host, body);
  return host;
}
