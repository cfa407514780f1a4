import { blockOf, type Line } from "./lines";

/** What is set as lines: how many letters a line of running text has, and the narrowest column where there is room; and how many sizes a page. */
const letters = { least: 55, most: 75, fewest: 20 };
const sizesAtMost = 8;
const narrowestPhone = 320;
/** A last line of one word that is shorter looks lost. */
const shortWord = 8;

const counted =
  /^((working |calendar )?(day|week|month|year|hour|minute|page|point)s?|million|billion|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const numbered =
  /(^|\s)([Dd]ays?|[Ss]tep|[Ss]ections?|[Ss]chedule|[Pp]aragraph|[Pp]age|Part|Box|Notice|Code of Practice|SA|CoP)$/;

interface Block {
  lines: string[];
  /** Words that go on in the next line without a hyphen. */
  torn: string[];
}

type Typeset = ReadonlyMap<Element, Block>;

/** How each block of the page is set. */
export function typeset(lines: readonly Line[]): Typeset {
  const texts = new Set(lines.filter(isHtml).map(({ text }) => text));
  return new Map([...Map.groupBy(texts, blockOf)].map(([block, own]) => [block, setOf(own)]));
}

const isHtml = ({ element }: Line) => element instanceof HTMLElement;

/** Of words in their order, a new line begins with the one that is not to the right of the one before. */
function setOf(texts: readonly Text[]): Block {
  const range = document.createRange();
  const [lines, torn]: [string[], string[]] = [[""], []];
  let end = Number.NEGATIVE_INFINITY;
  for (const text of texts) {
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u200b-]+-?|[\s\u200b-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()];
      const isNew = word.trim() && rects.some(({ left }) => left < end - 1);
      lines.push(isNew ? word : `${lines.pop()}${word}`);
      if (word.trim()) end = rects.at(-1)?.right ?? end;
      const isOver = new Set(rects.map(({ top }) => top)).size > 1;
      if (isOver && /^[\p{L}\p{N}’]+[.,:?!]?$/u.test(word)) torn.push(word);
    }
  }
  return { lines: lines.map((line) => line.replace(/\s+/g, " ").trim()), torn };
}

/** Phone numbers that go on in the next line, and words of a title that do so without a hyphen. */
export function broken(blocks: Typeset): string[] {
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')]
    .filter((link) => link.getClientRects().length > 1)
    .map(({ textContent }) => textContent);
  const words = [...blocks].flatMap(([block, { torn }]) =>
    block.closest("h1, h2, h3") && getComputedStyle(block).hyphens !== "auto" ? torn : [],
  );
  return [...numbers, ...words].map((text) => `“${text}” goes over lines`);
}

/** Numbers that stand in one line, and what they count in the next; in a title, "First- / tier" too. */
export function parted(blocks: Typeset): string[] {
  return [...blocks].flatMap(([block, { lines }]) =>
    lines.slice(1).flatMap((line, at) => {
      const above = lines[at] ?? "";
      const isParted =
        (/\d[+%]?$/.test(above) && counted.test(line)) ||
        (numbered.test(above) && /^\d/.test(line)) ||
        (block.closest("h1, h2, h3") && /\b(First|Part)-$/.test(above));
      return isParted ? [`“${above.slice(-20)} / ${line.slice(0, 20)}”`] : [];
    }),
  );
}

const isLarge = (block: Element) =>
  Number.parseFloat(getComputedStyle(block).fontSize) >
  Number.parseFloat(getComputedStyle(document.body).fontSize);

/** Text set larger than running text, and not balanced, whose last line is one short word. */
export function stubs(blocks: Typeset): string[] {
  return [...blocks].flatMap(([block, { lines }]) => {
    const last = lines.at(-1) ?? "";
    const isBalanced = getComputedStyle(block).textWrapStyle === "balance";
    const isLede = block.localName === "p" && isLarge(block) && !isBalanced;
    const isStub = lines.length > 1 && last.length < shortWord && !last.includes(" ");
    return isLede && isStub ? [`“${lines[0]}…” ends with “${last}”`] : [];
  });
}

/** Running text, which is paragraphs below each other, with lines that are hard to follow on a desktop; and text squeezed into a narrow column where there is room. */
export function measure(blocks: Typeset): string[] {
  if (innerWidth < 640) return [];
  return [...blocks].flatMap(([block, { lines }]) => {
    if (!block.matches("main p") || isLarge(block) || lines.length < 3) return [];
    const whole = lines.slice(0, -1);
    const mean = Math.round(whole.join("").length / whole.length);
    const isCaption = lines.join("").length < 60;
    if (innerWidth < 1280)
      return mean < letters.fewest && !isCaption
        ? [`“${lines[0]}…” has ${mean} letters a line`]
        : [];
    const isCard = block.clientWidth < narrowestPhone || block.closest("li, figure, table, dl");
    const isColumn = isCard || !block.matches("p + p, p:has(+ p)");
    const isRight = mean <= letters.most && (isColumn || letters.least <= mean);
    return isRight ? [] : [`“${lines[0]}…” has ${mean} letters a line`];
  });
}

/** More sizes of type than an eye takes for one hand's work. */
export function sizes(lines: readonly Line[]): string[] {
  const sizesOf = lines.filter(isHtml).map(({ element }) => getComputedStyle(element).fontSize);
  const all = [...new Set(sizesOf)].map(Number.parseFloat).sort((one, other) => one - other);
  return all.length > sizesAtMost ? [`${all.length} sizes: ${all.join(", ")}`] : [];
}
