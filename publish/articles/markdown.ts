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
import { lineAt, type Source } from "./front-matter.ts";
import { readPicture } from "./pictures.ts";

/** In an article, phone and email can be tapped. */
const linked = {
  phone: `[${firm.phone}](${phoneHref})`,
  email: `[${firm.email}](${emailHref})`,
};

/**
 * Turns an article's Markdown into clean HTML: no script, no inline style, second-level headings
 * with ids, tables that fit a phone, pictures in the sizes that the build makes of them.
 *
 * @param markdown the body, with what stands in braces (docs/editing-content.md)
 * @param source is told of its links and pictures, and of all that an article may not hold
 * @param folder where its pictures are
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
    if (next >= 0) place = next + passed;
    return lineAt(text, place);
  };
  // What returns false is rendered as it usually is.
  const renderer: RendererObject = {
    html({ raw }) {
      refuse(`raw HTML is not allowed in an article, write Markdown: ${raw.trim()}`, lineOf(raw));
      return "";
    },
    text({ raw, ...token }) {
      const remedy = "a link is written [words](/address), without spaces in the address";
      if (!("tokens" in token) && raw.includes("](")) refuse(`${remedy}: ${raw}`, lineOf(raw));
      return false;
    },
    link({ href, raw }) {
      links.push({ href, line: lineOf(raw) });
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
    heading({ tokens, depth, text: words, raw }) {
      const line = lineOf(raw, depth);
      const id = slugOf(words);
      if (depth === 1)
        refuse(`the page's one # heading is the title; "${words}" is written with ##`, line);
      else if (depth > level + 1)
        refuse(`"${words}" skips a level: it is written with ${"#".repeat(level + 1)}`, line);
      else if (headings.some((other) => other.id === id))
        refuse(`two headings read "${words}", and a link could lead to one of them only`, line);
      level = depth;
      if (depth !== 2) return false;
      headings.push({ id, text: words, ...(group && { group }) });
      group = undefined;
      return `<h2 id="${id}">${this.parser.parseInline(tokens)}</h2>\n`;
    },
    paragraph({ text: words, tokens }) {
      const [, kind, name = ""] = /^(drawing|group):(.+)$/.exec(words) ?? [];
      if (kind === "group") group = name;
      if (kind) return kind === "group" ? "" : `<!--${name}-->\n`;
      // What a paragraph is about may stand beside it, unless a comma leads on.
      const isLed = /^\*\*[^*]+[^*,]\*\*[^,]/.test(words);
      return isLed ? `<p class="led-in">${this.parser.parseInline(tokens)}</p>\n` : false;
    },
    table({ header, rows }) {
      const [names = [], ...lines] = [header, ...rows].map((row) =>
        row.map(({ tokens }) => this.parser.parseInline(tokens)),
      );
      // Of a range, its beginning.
      const columns = names.map((_, at) =>
        lines.map((cells) => bare(cells[at]).replace(/^(\S+) to \S+$/, "$1")),
      );
      // A phone has room for two columns of figures beside their names.
      const fits = columns.length < 4 && columns.slice(1).flat().every(isFigure);
      const classes = columns.map((column, at) => {
        const all = at && columnClasses(column);
        return all ? ` class="${all}"` : "";
      });
      const head = names.map((name, at) => `<th scope="col"${classes[at]}>${name}</th>`);
      const body = lines.map((cells) => {
        const [name, ...others] = cells.map((cell, at) => {
          const label = fits ? "" : ` data-label="${bare(names[at])}"`;
          return at ? `<td${classes[at]}${label}>${cell}</td>` : `<th scope="row">${cell}</th>`;
        });
        return `<tr>${name}${others.join("")}</tr>`;
      });
      const look = names[2]?.startsWith("Not ") ? "sorted-rows" : "stacked-rows";
      const opening = fits ? "<table>" : `<table class="${look}">`;
      return `${opening}<thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>\n`;
    },
  };
  const html = new Marked({ renderer })
    .parse(text, { async: false })
    .replaceAll("<ol>\n<li><strong>", '<ol class="dated-steps">\n<li><strong>')
    .replaceAll('<ul>\n<li><p class="led-in">', '<ul class="case-cards">\n<li><p class="led-in">')
    .replace(/==pen:(.+?)==/g, '<span class="pen-beside">$1</span>')
    .replace(/==(.+?)==/g, "<mark>$1</mark>")
    .replace(/[^<>]+(?=<|$)/g, keepUnits);
  return { html, headings };
}

/** Puts facts, sums and the places of drawings where they are quoted. */
function withQuotations(markdown: string, { file, refuse }: Source): string {
  const topics: Record<string, TaxFacts> = taxFacts;
  const quoted = (topic: string, rest: string): unknown => {
    const [name = "", part = ""] = rest.split(".");
    const fact = topics[topic]?.[name];
    if (topic === "example") return rest;
    if (topic === "pen") return pen(rest) && `==pen:${rest}==`;
    if (topic === "sum") return sums[file]?.[name]?.[part];
    if (topic === "group" || (topic === "drawing" && drawings[file]?.[rest]))
      return `${topic}:${rest}`;
    return fact && (part ? { ...fact }[part] : written(fact.value));
  };
  return markdown
    .replace(/\{\{promise:[\w-]+\}\} */g, "")
    .replace(/\{\{(\w*)[.:]? *([^{}]*)\}\}/g, (all, topic, rest, offset: number, text: string) => {
      try {
        const found = quoted(topic, rest);
        if (typeof found === "string") return found;
        throw new Error(
          `there is no ${all}: tax facts are in words/facts, an article's sums and drawings in words/blog/sums.ts`,
        );
      } catch (error) {
        refuse((error as Error).message, lineAt(text, offset));
        return "";
      }
    });
}

/** @returns the address of a heading on its page, or of an article by its title */
export function slugOf(text: string): string {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
}

/** @returns words without what marks them */
const bare = (html = "") => html.replace(/<[^>]*>|==/g, "");
