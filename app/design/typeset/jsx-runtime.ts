import * as react from "react/jsx-runtime";
import { withUnits } from "./keep-units";

export type { JSX } from "react";
export const { Fragment } = react;

/* React's own, but that no line parts a number from what it counts, wherever words are shown (decision 0018). */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, withUnits(type, props), key);
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, withUnits(type, props), key);
