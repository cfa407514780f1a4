import type { ElementType } from "react";
import { keepUnits } from "./keep-units";

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
