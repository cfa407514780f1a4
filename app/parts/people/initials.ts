/**
 * @param name a person's name, with or without a title
 * @returns the first letters of its first and last word, without titles such as "Dr"
 */
export function initialsOf(name: string): string {
  const words = name
    .split(" ")
    .filter((word) => !/^(?:Dr|Mrs?|Ms|Miss|Prof|Sir|Dame)\.?$/.test(word));
  const [first = "", ...others] = words.map(([letter = ""]) => letter);
  return first + (others.at(-1) ?? "");
}
