/** How long what search engines show of a page may be, in characters: longer texts are cut off there. */
export const limits = {
  title: 55,
  description: { least: 50, most: 160 },
} as const;
