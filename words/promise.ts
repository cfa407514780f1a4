import { BadValue } from "../firm/bad-values.ts";

/** What the copy promises of the firm, by the id under which the owner signs it. */
const promises = new Map<string, string>();

/**
 * A sentence that promises a habit of the firm. The owner answers for each in `firm/signed-off.ts`;
 * `npm run preflight` lists those without an answer.
 *
 * @param id its name there: lower-case words and hyphens
 * @param sentence the promise, as it is printed
 * @returns the sentence
 * @throws BadValue if the id stands for another sentence as well
 */
export function promise(id: string, sentence: string): string {
  const other = promises.get(id);
  if (other !== undefined && other !== sentence)
    throw new BadValue(
      `“${id}” promises “${other}” and “${sentence}”: give one of them another id`,
    );
  promises.set(id, sentence);
  return sentence;
}

/** @returns every promise that has been made so far, with its id */
export function promisesMade(): { id: string; sentence: string }[] {
  return [...promises].map(([id, sentence]) => ({ id, sentence }));
}
