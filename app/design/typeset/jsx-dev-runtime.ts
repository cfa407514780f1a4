import * as react from "react/jsx-dev-runtime";
import { withUnits } from "./keep-units";

export type { JSX } from "react";
export const { Fragment } = react;

/** The same as `jsx-runtime.ts`, while the site is being written. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, withUnits(type, props), ...rest);
