import { type Finding, findingAt, type Source } from "./sources.ts";

/** Words that this site does not use, each with the better one and the reason. */
const bannedWords: { word: RegExp; better: string; reason: string }[] = [
  {
    word: /\b(?:rings?|ringing|rang|rung)\b/i,
    better: "call",
    reason: "one word for phoning, the same as on the buttons",
  },
  {
    word: /\be-mail/i,
    better: "email",
    reason: "the specification's own message is “Invalid email address”",
  },
  {
    word: /\b(?:some|any|every)body\b/i,
    better: "someone, anyone, everyone",
    reason: "one form of each word",
  },
  {
    word: /\b(?:free|first) talk\b|\bfree call\b/i,
    better: "first consultation",
    reason: "what is offered has one name",
  },
  {
    word: /\bletter’s (?:own )?date\b|(?<!\b(?:reply|payment) )\bdate in (?:the|your|its|a) letter\b/i,
    better: "reply date”, or “date at the top of the letter",
    reason: "a letter has two dates, and each has one name",
  },
  {
    word: /\barticles?\b(?! \d)/i,
    better: "guide",
    reason: "what the blog holds has one name",
  },
  {
    word: /(?<!your |own )\btools?\b/i,
    better: "worksheet",
    reason: "what is described works with us, not on the site; a worker's own tools are tools",
  },
  {
    word: /(?<!“|\(|or |also call )\bCOP[89]\b/,
    better: "CoP8, CoP9",
    reason: "one spelling; HMRC's own is named once, for those who search for it",
  },
  {
    word: /(?:£[\d,.]+|\d(?:%|p)) \(20\d\d\/\d\d\)/,
    better: "(as at 2026/27)",
    reason: "a bare tax year behind an amount puzzles readers",
  },
  {
    word: /\b(?:a|each|every|which|what) paper\b(?! return)/i,
    better: "document, letter",
    reason: "a paper is a newspaper",
  },
  {
    word: /\b(?:a|each|every) sum\b|\bsum (?:to pay|due|owed)\b/i,
    better: "amount",
    reason: "a sum is arithmetic",
  },
  {
    word: /\b(?:guarantee|success rate|no win)|\bwe (?:always|usually|nearly always) (?:win|get|save)|\bmost [^.]*\b(?:won|succeed|cancelled|dropped)\b/i,
    better: "what we do",
    reason: "nobody can know how a case will end",
  },
  { word: /!/, better: "a full stop", reason: "this site does not raise its voice" },
];

/** Texts that keep such a word, each with the reason. */
const keptTexts: { text: string; reason: string }[] = [
  { text: "Oops! Page not found", reason: "the specification's own words" },
  { text: "Unexpected Application Error!", reason: "the specification's own words" },
  { text: "Open Tool", reason: "a button of the specification" },
  { text: "Articles", reason: "a format of the specification" },
  { text: "Advanced Financial Tools", reason: "a heading of the specification" },
];

/** @returns a line for each word that is not used here: its sentence, and what to write instead */
function findBannedWords(text: string): string[] {
  const words = keptTexts.reduce((rest, kept) => rest.replaceAll(kept.text, "…"), text);
  return words.split(/(?<=[.!?])\s+/).flatMap((sentence) =>
    bannedWords.flatMap(({ word, better, reason }) => {
      const found = word.exec(sentence)?.[0];
      return found ? [`“${sentence}”: not “${found}” but “${better}” (${reason})`] : [];
    }),
  );
}

/** @returns a finding for each word in a file of words that is not used here */
export function findBannedWordsIn(source: Source): Finding[] {
  const texts = source.file.endsWith(".md") ? /^(?!keywords:|image:).+$/gm : /"[^"\n]*"|`[^`]*`/g;
  return [...source.text.matchAll(texts)]
    .filter(([text]) => text.includes(" "))
    .flatMap(({ 0: text, index }) =>
      findBannedWords(text.replaceAll("![", "[")).map((problem) =>
        findingAt(source, index, problem),
      ),
    );
}
