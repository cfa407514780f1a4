const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/** @returns a number from 0 to 7 as a word, a higher one in digits */
export function inWords(number: number): string {
  return numbers[number] ?? String(number);
}
