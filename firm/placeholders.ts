/* What the defaults of this project look like: none of them can reach anybody. */
const marks: [RegExp, string][] = [
  [/\.example(?:\/|$)/, "is under .example, which nobody can own"],
  [/^(?:0|\+44 ?)(?:161 ?496 ?0\d{3}|7700 ?900 ?\d{3})$/, "is a number that Ofcom keeps for drama"],
  [/\b(?:Sample|Example)\b|示例/, "is a sample"],
  [/^The Firm$/, "is a placeholder"],
];

/** @returns what shows that one of the firm's details is still a default of this project; nothing for a real one */
export function placeholderMarks(text: string): string[] {
  return marks.filter(([mark]) => mark.test(text)).map(([, why]) => why);
}

/** @returns whether one of the firm's details is there and no longer a default of this project */
export function isReal(text: string | undefined): text is string {
  return text !== undefined && placeholderMarks(text).length === 0;
}
