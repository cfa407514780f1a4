import { isShown } from "./lines";

/** What a rounding may be: anything less is not seen. */
const slack = 1;

/** File tabs that do not stand on what they are the tab of, flush with its left edge. */
export function tabs(): string[] {
  return [...document.querySelectorAll(".file-tab")].filter(isShown).flatMap((tab) => {
    const { left, bottom } = tab.getBoundingClientRect();
    const sheet = sheetOf(tab);
    // On a phone a sheet may reach from edge to edge of the window, and its tab stays with the words.
    const edge = sheet.left > 0 ? sheet.left : left;
    const [aside, above] = [left - edge, sheet.top - bottom].map(Math.abs);
    const words = tab.textContent?.trim();
    return Math.max(aside ?? 0, above ?? 0) > slack
      ? [`“${words}” is ${Math.round(aside ?? 0)} pixels aside and ${Math.round(above ?? 0)} above`]
      : [];
  });
}

/** The box that follows, or the line that the tab's own box draws below it. */
function sheetOf(tab: Element): { left: number; top: number } {
  const own = tab.parentElement as Element;
  const next = tab.nextElementSibling ?? own.nextElementSibling;
  const line = Number.parseFloat(getComputedStyle(own).borderBottomWidth);
  const box = own.getBoundingClientRect();
  if (line > 0 && !tab.nextElementSibling) return { left: box.left, top: box.bottom - line };
  return next?.getBoundingClientRect() ?? box;
}
