import { Marked, type RendererObject } from "marked";
import { keepUnits } from "../../app/design/typeset/keep-units.ts";
import { columnClasses, isFigure } from "../../app/parts/passages/is-figure.ts";
import { emailHref, phoneHref } from "../../firm/contact-links.ts";
import { firm } from "../../firm/firm.ts";
import { drawings, sums } from "../../words/blog/sums.ts";
import { taxFacts } from "../../words/facts/index.ts";
import type { TaxFacts } from "../../words/facts/tax-fact.ts";
import { written } from "../../words/facts/written.ts";
import { fillIn } from "../../words/fill-in.ts";
import { pen } from "../../words/pen.ts";
import { lineAt } from "../check-words/sources.ts";
import type { Source } from "./front-matter.ts";
import { readPicture } from "./pictures.ts";

/** In an article, phone and email can be tapped. */
const linked = {
  phone: `[${firm.phone}](${phoneHref})`,
  email: `[${firm.email}](${emailHref})`,
};

/** What Markdown would lose or run together, and what to write. */
const refusals: [RegExp, string][] = [
  [
    /^[^\S\n]*[•◦‣▪●○·–—\uF0B7][^\S\n]/gmu,
    "a line of a list begins with -, or it runs into the one before",
  ],
  [/^[^\S\n]*(?:[-*+]|\d+[.)]) +\[[ x]\] /gim, "nothing can be ticked: write a list without [ ]"],
  [/\[\^[^\]\n]+\]/g, "there are no footnotes: write it into the text"],
  [/(?<!~)~(?![~\s])[^~\n]*(?<!\s)~(?!~)/g, "~ strikes out: write the words without it"],
];

/**
 * Turns an article's Markdown into clean HTML: no script, no inline style, second-level headings with ids, tables
 * that fit a phone. Its source is told of links and pictures, which lie in the folder, and of all it may not hold.
 *
 * @returns the HTML, and its second-level headings with their ids
 */
export function compileMarkdown(markdown: string, source: Source, folder: string) {
  const { refuse, links, pictures } = source;
  const headings: { id: string; text: string; group?: string }[] = [];
  const text = fillIn(withQuotations(markdown, source), linked);
  let level = 1;
  /** What the parts from here on are about. */
  let group: string | undefined;
  let place = 0;
  /** The line of what is rendered next; in a quotation, whose lines are joined, that of the one before. */
  const lineOf = (raw: string, passed = 1) => {
    const next = text.indexOf(raw.trimEnd(), place);
    if (next < 0) return lineAt(text, place);
    place = next + passed;
    return lineAt(text, next);
  };
  for (const [pattern, remedy] of refusals)
    for (const { 0: found, index } of text.matchAll(pattern))
      refuse(`${remedy}: ${found.trim()}`, lineAt(text, index));
  // What returns false is rendered as it usually is.
  const renderer: RendererObject = {
    html({ raw }) {
      refuse(`raw HTML is not allowed in an article, write Markdown: ${raw.trim()}`, lineOf(raw));
      return "";
    },
    code({ raw }) {
      refuse(`a paragraph is not indented, nor between \`\`\`: ${raw.trim()}`, lineOf(raw));
      return "";
    },
    text({ raw, ...token }) {
      const remedy = "a link is written [words](/address), without spaces in the address";
      if (!("tokens" in token) && raw.includes("](")) refuse(`${remedy}: ${raw}`, lineOf(raw));
      return false;
    },
    link({ href, raw }) {
      // A shorter address may be a part of this one; what it shows may be a picture.
      links.push({ href, line: lineOf(raw, raw.includes("![") ? 1 : raw.length) });
      return false;
    },
    image({ href, title, tokens, raw }) {
      const line = lineOf(raw);
      if (title) refuse(`"${title}" is shown nowhere: write it below the picture`, line);
      const picture = readPicture(folder, href, bare(this.parser.parseInline(tokens)));
      if (typeof picture === "string") refuse(picture, line);
      else pictures.push(picture);
      return typeof picture === "string" ? "" : picture.html;
    },
    heading({ tokens, depth, raw }) {
      const line = lineOf(raw, depth);
      const words = bare(this.parser.parseInline(tokens, this.parser.textRenderer));
      const id = slugOf(words);
      const marks = "#".repeat(Math.min(Math.max(depth, 2), level + 1));
      if (depth !== marks.length)
        refuse(`"${words}" is written with ${marks}: # is the title's, no level is skipped`, line);
      else if (!id)
        refuse(`"${words}" needs a Latin letter or a digit: its address is made of them`, line);
      else if (headings.some((other) => other.id === id))
        refuse(`two headings read "${words}", and a link could lead to one of them only`, line);
      level = depth;
      if (depth !== 2) return false;
      headings.push({ id, text: words, ...(group && { group }) });
      group = undefined;
      return `<h2 id="${id}">${this.parser.parseInline(tokens)}</h2>\n`;
    },
    paragraph({ text: words, tokens }) {
      const [, about, drawing = ""] = /^\{\{(?:group: *(.+)|drawing:(.+))\}\}$/.exec(words) ?? [];
      group = about ?? group;
      if (about) return "";
      if (drawings[source.file]?.[drawing]) return `<!--${drawing}-->\n`;
      // What a paragraph is about may stand beside it, unless a comma leads on.
      const isLed = /^\*\*[^*]+[^*,]\*\*[^,]/.test(words);
      return isLed ? `<p class="led-in">${this.parser.parseInline(tokens)}</p>\n` : false;
    },
    table({ header, rows, raw }) {
      const first = lineOf(raw);
      for (const [at, cells] of raw.trimEnd().split("\n").entries())
        if (cells.replace(/^ *\||\| *$/g, "").split(/(?<!\\)\|/).length > header.length)
          refuse(`the row has more cells than the head of its table: ${cells}`, first + at);
      const [names = [], ...lines] = [header, ...rows].map((row) =>
        row.map(({ tokens }) => this.parser.parseInline(tokens)),
      );
      // Of a range, its beginning.
      const columns = names.map((_, at) =>
        lines.map((cells) => bare(cells[at]).replace(/^(\S+) to \S+$/, "$1")),
      );
      // A phone has room for two columns of figures beside their names.
      const fits = columns.length < 4 && columns.slice(1).flat().every(isFigure);
      const look = names[2]?.startsWith("Not ") ? "sorted-rows" : "stacked-rows";
      const row = (cells: string[], isHead: boolean) => {
        const tags = cells.map((cell, at) => {
          const all = at && columnClasses(columns[at] ?? []);
          const own = all ? ` class="${all}"` : "";
          if (isHead) return `<th scope="col"${own}>${cell}</th>`;
          const label = fits ? "" : ` data-label="${bare(names[at])}"`;
          return at ? `<td${own}${label}>${cell}</td>` : `<th scope="row">${cell}</th>`;
        });
        return `<tr>${tags.join("")}</tr>`;
      };
      const body = lines.map((cells) => row(cells, false)).join("");
      return `<table${fits ? "" : ` class="${look}"`}><thead>${row(names, true)}</thead><tbody>${body}</tbody></table>\n`;
    },
  };
  const html = new Marked({ renderer })
    .parse(text, { async: false })
    .replaceAll("<ol>\n<li><strong>", '<ol class="dated-steps">\n<li><strong>')
    .replaceAll('<ul>\n<li><p class="led-in">', '<ul class="case-cards">\n<li><p class="led-in">')
    .replace(/==pen:(.+?)==/g, '<span class="pen-beside">$1</span>')
    .replace(/==(.+?)==/g, "<mark>$1</mark>")
    .replace(/[^<>]+(?=<|$)/g, keepUnits);
  for (const [left] of html.replace(/<[^>]*>/g, "").matchAll(/\{+[^{}\s]*\}*|==/g))
    refuse(
      `there is no ${left}: tax facts are in words/facts, an article's sums and drawings in words/blog/sums.ts; braces and == are closed`,
      lineAt(text, text.indexOf(left)),
    );
  return { html, headings };
}

/** Puts facts, sums and notes where they are quoted; what there is not stays as it is. */
function withQuotations(markdown: string, { file, refuse }: Source): string {
  const topics: Record<string, TaxFacts> = taxFacts;
  const quoted = (topic: string, rest: string): unknown => {
    const [name = "", part = ""] = rest.split(".");
    const fact = topics[topic]?.[name];
    if (topic === "example") return rest;
    if (topic === "pen") return pen(rest) && `==pen:${rest}==`;
    if (topic === "sum") return sums[file]?.[name]?.[part];
    return fact && (part ? { ...fact }[part] : written(fact.value));
  };
  return markdown
    .replace(/\{(\{\w+\})\}/g, "$1")
    .replace(/\{\{promise:[\w-]+\}\} */g, "")
    .replace(/\{\{(\w+)[.:] *([^{}]*)\}\}/g, (all, topic, rest, offset: number, text: string) => {
      try {
        const found = quoted(topic, rest);
        return typeof found === "string" ? found : all;
      } catch (error) {
        refuse((error as Error).message, lineAt(text, offset));
        return "";
      }
    });
}

/** Latin letters that are not another with a mark. */
const latin: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ł: "l", ß: "ss", đ: "d" };

/** @returns the address of a heading on its page, or of an article by its title */
export function slugOf(text: string): string {
  const letters = [...text.toLowerCase()].map((one) => latin[one] ?? one).join("");
  const plain = letters.normalize("NFKD").replace(/\p{Mark}/gu, "");
  return (plain.match(/[a-z0-9]+/g) ?? []).join("-");
}

/** @returns words without what marks them */
const bare = (html = "") => html.replace(/<[^>]*>|==/g, "");
