import { Marked } from "marked";
import { firm } from "../../app/config/firm.ts";
import { sums } from "../../app/content/blog/sums.ts";
import { taxFacts } from "../../app/content/tax-facts/index.ts";
import type { TaxFacts } from "../../app/content/tax-facts/types.ts";
import type { ArticleBody } from "../../app/content/types.ts";
import { emailHref, phoneHref } from "../../app/lib/contact-links.ts";
import { fillIn } from "../../app/lib/fill-in.ts";
import { isFigure } from "../../app/lib/is-figure.ts";

/**
 * Turns an article's Markdown into clean HTML: no script, no inline style, second-level headings
 * with ids, tables whose rows stack on a phone.
 *
 * @param markdown the body; `{{topic.name}}` quotes a tax fact, `{{topic.name.asAt}}` another of its
 *   fields, `{{sum.group.name}}` one of the article's worked sums, `{{example: …}}` marks what is
 *   invented for an example, `{firm}`, `{phone}` and `{email}` are the firm's
 * @param file its name, by which its sums are found, and for messages
 * @returns the HTML, and the headings for the contents list
 * @throws Error naming the file, if a fact or a sum does not exist or the text holds raw HTML
 */
export function renderMarkdown(markdown: string, file: string): ArticleBody {
  const headings: { id: string; text: string }[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const content = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = slugOf(text);
        headings.push({ id, text });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      table({ header, rows }) {
        const inline = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
        const labels = header.map(({ text }) => escapeAttribute(text));
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
        const body = rows.map(([first, ...cells]) => {
          const heading = first ? `<th scope="row">${inline(first)}</th>` : "";
          const values = cells.map(
            (cell, index) =>
              `<td${isFigure(cell.text) ? ' class="tabular-nums"' : ""} data-label="${labels[index + 1]}">${inline(cell)}</td>`,
          );
          return `<tr>${heading}${values.join("")}</tr>`;
        });
        return `<table class="stacked-rows"><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>\n`;
      },
      html({ text }) {
        throw new Error(`${file}: raw HTML is not allowed in an article: ${text.trim()}`);
      },
    },
  });
  const html = marked.parse(fillIn(withFacts(markdown, file), linked), { async: false });
  return { html, headings };
}

/**
 * @param markdown an article's body
 * @returns the minutes that reading it takes, at 220 words a minute
 */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}

/* In an article, phone and email can be tapped. */
const linked = {
  phone: `[${firm.phone}](${phoneHref})`,
  email: `[${firm.email}](${emailHref})`,
};

function withFacts(markdown: string, file: string): string {
  return markdown
    .replace(/\{\{example:\s*(.*?)\}\}/g, "$1")
    .replace(/\{\{([\w.]+)\}\}/g, (_, reference: string) => quote(reference, file));
}

function quote(reference: string, file: string): string {
  const [topic = "", name = "", part] = reference.split(".");
  if (topic === "sum") {
    const sum = sums[file]?.[name]?.[part ?? ""];
    if (!sum)
      throw new Error(`${file}: there is no sum {{${reference}}} in app/content/blog/sums.ts`);
    return sum;
  }
  const topics: Record<string, TaxFacts> = taxFacts;
  const fact: Record<string, unknown> = { ...topics[topic]?.[name] };
  const text = fact[part ?? "value"];
  if (typeof text !== "string") throw new Error(`${file}: there is no tax fact {{${reference}}}`);
  return text;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
