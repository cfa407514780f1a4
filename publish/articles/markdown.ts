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
import type { Refuse } from "./front-matter.ts";
import { type Picture, readPicture } from "./pictures.ts";

/**
 * Turns an article's Markdown into clean HTML: no script, no inline style, second-level headings
 * with ids, tables that fit a phone, pictures in the sizes that the build makes of them.
 *
 * @param markdown the body, with what stands in braces (docs/editing-content.md)
 * @param file its name, by which its sums and drawings are found
 * @param folder where its pictures are
 * @param refuse is told of all that an article may not hold
 * @returns the HTML, and what is in it that the rest of the site has to know
 */
export function compileMarkdown(markdown: string, file: string, folder: string, refuse: Refuse) {
  const headings: { id: string; text: string; group?: string }[] = [];
  const links: { href: string; line: number }[] = [];
  const pictures: Picture[] = [];
  const text = fillIn(withQuotations(markdown, file, refuse), linked);
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
    image({ href, title, text: alt, raw }) {
      const line = lineOf(raw);
      if (title) refuse(`"${title}" is shown nowhere: write it below the picture`, line);
      const picture = readPicture(folder, href, escapeHtml(alt));
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
      const [, kind, name = ""] = /^(drawing|group): *(.+)$/.exec(words) ?? [];
      if (kind === "group") group = name;
      if (kind) return kind === "group" ? "" : `<!--${name}-->\n`;
      // What a paragraph is about may stand beside it, unless a comma leads on.
      const isLed = /^\*\*[^*]+[^*,]\*\*[^,]/.test(words);
      return isLed ? `<p class="led-in">${this.parser.parseInline(tokens)}</p>\n` : false;
    },
    table({ header, rows }) {
      const inline = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
      const columns = header.map((_, at) => rows.map((row) => plain(row[at]?.text)));
      const classes = columns.map((column, at) => {
        const names = at && columnClasses(column);
        return names ? ` class="${names}"` : "";
      });
      // A phone has room for two columns of figures beside their names.
      const fits = columns.length < 4 && columns.slice(1).flat().every(isFigure);
      const labels = header.map(({ text: name }) =>
        fits ? "" : ` data-label="${escapeHtml(bare(name))}"`,
      );
      const head = header.map((cell, at) => `<th scope="col"${classes[at]}>${inline(cell)}</th>`);
      const body = rows.map((row) => {
        const cells = row.map((cell, at) =>
          at
            ? `<td${classes[at]}${labels[at]}>${inline(cell)}</td>`
            : `<th scope="row">${inline(cell)}</th>`,
        );
        return `<tr>${cells.join("")}</tr>`;
      });
      const look = header[2]?.text.startsWith("Not ") ? "sorted-rows" : "stacked-rows";
      const opening = fits ? "<table>" : `<table class="${look}">`;
      return `${opening}<thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>\n`;
    },
  };
  const html = new Marked({ renderer })
    .parse(text, { async: false })
    .replaceAll("<ol>\n<li><strong>", '<ol class="dated-steps">\n<li><strong>')
    .replace(/==pen:(.+?)==/g, '<span class="pen-beside">$1</span>')
    .replace(/==(.+?)==/g, "<mark>$1</mark>")
    .replace(/[^<>]+(?=<|$)/g, keepUnits);
  return { html, headings, links, pictures };
}

/** In an article, phone and email can be tapped. */
const linked = {
  phone: `[${firm.phone}](${phoneHref})`,
  email: `[${firm.email}](${emailHref})`,
};

const places = "tax facts are in words/facts, an article's sums and drawings in words/blog/sums.ts";

/** Puts facts, sums and the places of drawings where they are quoted. */
function withQuotations(markdown: string, file: string, refuse: Refuse): string {
  const topics: Record<string, TaxFacts> = taxFacts;
  return markdown
    .replace(/\{\{promise:[\w-]+\}\} */g, "")
    .replace(/\{\{example: *([^{}]*)\}\}/g, "$1")
    .replace(/\{\{pen: *([^{}]*)\}\}/g, (_all, note: string, offset: number, text: string) => {
      try {
        pen(note);
      } catch (error) {
        refuse(error instanceof Error ? error.message : String(error), lineAt(text, offset));
      }
      return `==pen:${note}==`;
    })
    .replace(/\{\{([^{}]*)\}\}/g, (all, what: string, offset: number, text: string) => {
      const [topic = "", name = "", part = ""] = what.split(/[.:]/);
      const fact = topics[topic]?.[name];
      const own: Record<string, string | undefined> = {
        sum: sums[file]?.[name]?.[part],
        drawing: drawings[file]?.[name] && what,
        group: what,
      };
      const found: unknown =
        topic in own ? own[topic] : fact && (part ? { ...fact }[part] : written(fact.value));
      if (typeof found !== "string") refuse(`there is no ${all}: ${places}`, lineAt(text, offset));
      return String(found);
    });
}

/** @returns the address of a heading on its page, or of an article by its title */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** @returns a cell's words without what makes them bold or marked */
const bare = (text = "") => text.replace(/[*=]/g, "");

/** @returns them, and of a range its beginning */
const plain = (text?: string) => bare(text).replace(/^(\S+) to \S+$/, "$1");

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
