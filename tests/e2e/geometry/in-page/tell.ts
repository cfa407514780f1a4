type OfPlaces = "twice" | "cut" | "covered" | "overlap" | "tab" | "table";
type OfType = "broken" | "parted" | "stub" | "measure" | "sizes";
/** What can be wrong: the word that a message begins with. */
export type Check = OfPlaces | OfType;

/** What is wrong with the page, in words. It begins empty: each look brings this code into the page anew. */
export const found = new Set<string>();

/** Says what a check has found. */
export const tell = (check: Check, what: string) => found.add(`${check}: ${what}`);
