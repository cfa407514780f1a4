import type { ElementType } from "react";

const kept = "\u00a0";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const units = `(?:calendar |clear |working )?(?:minutes?|hours?|days?|weeks?|months?|years?)|points?|pages?|documents?|million|billion|per cent|[ap]m|${months}`;
const counted =
  "[Dd]ays?|[Ss]teps?|[Ss]tages?|[Pp]ractice|[Ss]chedules?|[Ss]ections?|[Ff]orms?|[Bb]ox|[Cc]ategory|[Cc]ategories|[Pp]ages?|[Pp]art|[Pp]aragraphs?|[Cc]lass|[Oo]ffice|Notice|SA|CoP";

const afterNumber = new RegExp(`(\\d[%+]?) (?=(?:${units})\\b)`, "g");
const beforeNumber = new RegExp(`\\b(${counted}) (?=\\d)`, "g");

/**
 * Keeps a number and what it counts on one line: 30 days, 7 November, day 1, Code of Practice 9.
 *
 * @param words a text, as it is written
 * @returns the same with spaces between them that do not break
 */
export function keepUnits(words: string): string {
  if (!/\d/.test(words)) return words;
  return words.replace(afterNumber, `$1${kept}`).replace(beforeNumber, `$1${kept}`);
}

/** What is no line of words on the page. */
const plain = /^(title|option|textarea|script|style)$/;

/** An element's props with its words as they are to be set; what a component is given stays as it is. */
export function withUnits<T>(type: ElementType | symbol, props: T): T {
  const isShown = typeof type === "string" ? !plain.test(type) : typeof type === "symbol";
  const { children } = props as { children?: unknown };
  if (!isShown) return props;
  if (typeof children === "string") return { ...props, children: keepUnits(children) };
  if (!Array.isArray(children) || !children.some((child) => typeof child === "string"))
    return props;
  return {
    ...props,
    children: children.map((child) => (typeof child === "string" ? keepUnits(child) : child)),
  };
}
