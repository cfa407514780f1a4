/** By page: the words that must stand there as a visitor reads them, each with its reason. */
export type Sentences = Record<string, Record<string, string>>;
