import { letterKinds } from "~/words/letters";

/** Words, what the law needs said in them, and what it needs not said. */
export type Line<Words> = [words: Words, must: RegExp[], mustNot?: RegExp[]];

/** A line of the letter finder. */
export const finder = (id: string) => letterKinds.find((kind) => kind.id === id);
