import { blocksOf, inOneLine, type Line, pixels, rectsOf } from "./lines";
import { tell } from "./tell";

const counted =
  /^((working |calendar )?(day|week|month|year|hour|minute|page|point)s?|million|billion|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const numbered =
  /(^|\s)([Dd]ays?|[Ss]tep|[Ss]ections?|[Ss]chedule|[Pp]aragraph|[Pp]age|Part|Box|Notice|Code of Practice|SA|CoP)$/;

/** Looks at how words are set: what a line begins and ends with, how long it is, in how many sizes. */
export function lookAtType(lines: readonly Line[]) {
  for (const link of document.querySelectorAll('a[href^="tel:"]'))
    if (link.getClientRects().length > 1) tell("broken", `“${link.textContent}” goes over lines`);

  const html = lines.filter(({ element }) => element instanceof HTMLElement);
  const sizes = new Set(html.map(({ element }) => getComputedStyle(element).fontSize));
  // More than an eye takes for one hand's work.
  if (sizes.size > 8) tell("sizes", `${sizes.size} sizes: ${[...sizes].join(", ")}`);

  for (const [block, texts] of blocksOf(html)) {
    const { rows, torn } = typeset(texts);
    const isTitle = Boolean(block.closest("h1, h2, h3, h4, h5"));
    if (isTitle && getComputedStyle(block).hyphens !== "auto")
      for (const word of torn) tell("broken", `“${word}” goes over lines`);
    for (const [at, line] of rows.entries()) {
      const above = rows[at - 1] ?? "";
      if (areParted(above, line, isTitle))
        tell("parted", `“${above.slice(-20)} / ${line.slice(0, 20)}”`);
    }
    if (block.localName === "p") lookAtParagraph(block, rows);
  }
}

/** The lines that words make up, of which a new one begins with what is not to the right of the word before; and words that are torn without a hyphen. */
function typeset(texts: readonly Text[]): { rows: string[]; torn: string[] } {
  const rows = [""];
  const torn: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const text of texts) {
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u200b-]+-?|[\s\u200b-]+/g)) {
      const rects = rectsOf(text, index, index + word.length);
      const isNew = word.trim() && rects.some(({ left }) => left < end - 1);
      rows.push(isNew ? word : `${rows.pop()}${word}`);
      if (word.trim()) end = rects.at(-1)?.right ?? end;
      const isOver = new Set(rects.map(({ top }) => top)).size > 1;
      if (isOver && /^[\p{L}\p{N}’]+[.,:?!]?$/u.test(word)) torn.push(word);
    }
  }
  return { rows: rows.map(inOneLine), torn };
}

/** Whether a number stands in one line and what it counts in the other; in a title, "First- / tier" too. */
function areParted(above: string, below: string, isTitle: boolean): boolean {
  return (
    (/\d[+%]?$/.test(above) && counted.test(below)) ||
    (numbered.test(above) && /^\d/.test(below)) ||
    (isTitle && /\b(First|Part)-$/.test(above))
  );
}

/** A last line of one short word looks lost in large text that is not balanced; running text has lines that can be followed. */
function lookAtParagraph(paragraph: Element, rows: readonly string[]) {
  const [first = "", last = ""] = [rows[0], rows.at(-1)];
  const { fontSize, textWrapStyle } = getComputedStyle(paragraph);
  const isLarge = pixels(fontSize) > pixels(getComputedStyle(document.body).fontSize);
  const isStub = rows.length > 1 && last.length < 8 && !last.includes(" ");
  if (isLarge && isStub && textWrapStyle !== "balance")
    tell("stub", `“${first}…” ends with “${last}”`);

  if (isLarge || rows.length < 3 || innerWidth < 640 || !paragraph.closest("main")) return;
  const whole = rows.slice(0, -1);
  const mean = Math.round(whole.join("").length / whole.length);
  const isCaption = rows.join("").length < 60;
  const isCard = paragraph.clientWidth < 320 || paragraph.closest("li, figure, table, dl");
  // Running text is paragraphs below each other.
  const isColumn = isCard || !paragraph.matches("p + p, p:has(+ p)");
  // On tablets nothing is squeezed into a narrow column.
  const isRight =
    innerWidth < 1280 ? mean >= 20 || isCaption : mean <= 75 && (isColumn || mean >= 55);
  if (!isRight) tell("measure", `“${first}…” has ${mean} letters a line`);
}
