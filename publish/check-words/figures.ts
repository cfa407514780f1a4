import { notTaxFigures } from "./not-tax-figures.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety)`;
const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const figure = new RegExp(
  [
    String.raw`£\s?\d[\d,.]*`,
    String.raw`\d[\d,.]*\s?(?:%|per cent|pence|p\b)`,
    String.raw`\b${number}(?:-| )(?:calendar |working )?(?:day|week|month|year)s?\b`,
    String.raw`\b(?:within|inside|up to|at least) an? (?:week|month|year)\b`,
    String.raw`\b20\d\d\/\d\d\b`,
    String.raw`\b\d{1,2} ${month}(?: 20\d\d)?\b`,
    String.raw`\b${month} 20\d\d\b`,
  ].join("|"),
  "gi",
);

/** What is no typed word: what is taken from the facts, metadata and comments. */
const notTyped = [
  /\$\{(?!promise\()[^}]*\}/g,
  /\{\{[^}]*\}\}/g,
  /^(?:date|updated|image|keywords):.*$/gm,
  /^\s*(?:\/\*\*|\*|\/\/).*$/gm,
];

/** @returns a finding for each tax figure that is typed into a file of words, instead of taken from the facts */
export function findTypedFigures(source: Source): Finding[] {
  const typed = notTyped.reduce(
    (text, pattern) => text.replace(pattern, (part) => part.replace(/[^\n]/g, "_")),
    source.text,
  );
  const allowed = notTaxFigures.filter(({ file }) => file === source.file);
  return [...typed.matchAll(figure)]
    .filter(({ index }) => {
      const around = typed.slice(Math.max(0, index - 30), index + 40);
      return !allowed.some(({ text }) => around.includes(text));
    })
    .map(({ 0: text, index }) =>
      findingAt(
        source,
        index,
        `“${text}” is typed in: quote a fact of words/facts/, or list it with its reason in publish/check-words/not-tax-figures.ts`,
      ),
    );
}

/** @returns a finding for each fact that is quoted in plain quotes, which would be printed as it stands */
export function findPlainQuotes(source: Source): Finding[] {
  return [...source.text.matchAll(/^[^`\n]*"[^"`\n]*(\$\{[^"`\n]*\})[^"`\n]*"/gm)].map(
    ({ index, 0: line, 1: quoted = "" }) =>
      findingAt(
        source,
        index + line.lastIndexOf(quoted),
        `“${quoted}” stands in plain quotes and would be printed so: write say and backquotes around the sentence`,
      ),
  );
}
