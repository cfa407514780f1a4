import { isShown } from "./lines";

const sides = ["Top", "Right", "Bottom", "Left"] as const;

interface Rule {
  side: (typeof sides)[number];
  look: string;
}

/**
 * Motifs that are drawn otherwise than their name says: of each, the rules of an element that has that
 * class alone, at the same place of the page, are there in the same colour and weight.
 */
export function motifs(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const all = [...document.querySelectorAll(`[class~="${name}"]`)].filter(isShown);
    // Where the colours are the same, the motif is drawn the same.
    const byColours = Map.groupBy(all, coloursAt);
    return [...byColours.values()].flatMap((elements) => differing(name, elements));
  });
}

const tokens = ["--ink", "--red", "--rule", "--feint", "--paper"];

function coloursAt(element: Element): string {
  const style = getComputedStyle(element.parentElement ?? element);
  return tokens.map((token) => style.getPropertyValue(token)).join();
}

function differing(name: string, elements: readonly Element[]): string[] {
  const fresh = document.createElement("div");
  fresh.className = name;
  fresh.append(document.createElement("i"), document.createElement("i"));
  elements[0]?.parentElement?.append(fresh);
  const due = rulesOf(fresh);
  const dueLast = rulesOf(fresh.lastElementChild);
  fresh.remove();
  return elements.flatMap((element) => [
    ...missing(due, element, name),
    ...missing(dueLast, element.lastElementChild, `last part of ${name}`),
  ]);
}

function rulesOf(element: Element | null): Rule[] {
  if (!element) return [];
  const style = getComputedStyle(element);
  return sides.flatMap((side) => {
    const [width, line, colour] = [
      style[`border${side}Width`],
      style[`border${side}Style`],
      style[`border${side}Color`],
    ];
    return line === "none" || width === "0px" ? [] : [{ side, look: `${width} ${line} ${colour}` }];
  });
}

function missing(due: readonly Rule[], element: Element | null, what: string): string[] {
  const has = rulesOf(element);
  return due
    .filter(({ side, look }) => !has.some((rule) => rule.side === side && rule.look === look))
    .map(({ side, look }) => {
      const is = has.find((rule) => rule.side === side)?.look ?? "none";
      const words = element?.textContent?.trim().slice(0, 40);
      return `${what}, “${words}”: rule at the ${side.toLowerCase()} is ${is}, not ${look}`;
    });
}
