/*
 * The tokens of `app/design/styles/tokens.css` that a browser needs before it has the styles, or without them. A browser
 * test holds them to the stylesheet.
 */
export const colours = {
  paper: "#f2f5f1",
  band: { light: "#e4eae4", dark: "#1d2c24" },
} as const;
