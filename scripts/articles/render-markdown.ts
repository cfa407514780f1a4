import { lexer, Marked } from "marked";
import { firm } from "../../app/config/firm.ts";
import { drawings, sums } from "../../app/content/blog/sums.ts";
import { taxFacts } from "../../app/content/tax-facts/index.ts";
import type { TaxFacts } from "../../app/content/tax-facts/types.ts";
import type { ArticleBody } from "../../app/content/types.ts";
import { emailHref, phoneHref } from "../../app/lib/contact-links.ts";
import { fillIn } from "../../app/lib/fill-in.ts";
import { isFigure } from "../../app/lib/is-figure.ts";
import { type Picture, pictureHtml, readPicture } from "./pictures.ts";
import { type Problem, throwProblems } from "./problems.ts";
import { type Reference, readBody, slugOf } from "./read-body.ts";

/** An article's body, and what is in it that the rest of the site has to know. */
interface RenderedBody extends ArticleBody {
  links: Reference[];
  pictures: Picture[];
}

/**
 * Turns an article's Markdown into clean HTML: no script, no inline style, second-level headings
 * with ids, tables whose rows stack on a phone, pictures in the sizes that the build makes of them.
 *
 * @param markdown the body; `{{topic.name}}` quotes a tax fact, `{{topic.name.asAt}}` another of its
 *   fields, `{{sum.group.name}}` one of the article's worked sums, `{{example: …}}` marks what is
 *   invented for an example, `{{drawing:name}}` is the place of one of its drawings, `{firm}`, `{phone}` and `{email}` are the firm's
 * @param file its name, by which its sums are found, and for messages
 * @param folder where its pictures are
 * @returns the HTML, the headings for the contents list, the links and the pictures
 * @throws Error naming the file and the line of each fact, sum or picture that does not exist, and of
 *   everything that an article may not hold
 */
export function renderMarkdown(markdown: string, file: string, folder: string): RenderedBody {
  const problems: Problem[] = [];
  const text = fillIn(withFacts(markdown, file, problems), linked);
  const blocks = lexer(text);
  const body = readBody(blocks);
  const pictures = new Map<string, Picture>();
  for (const shown of body.pictures) {
    const picture = readPicture(shown, folder);
    if ("message" in picture) problems.push(picture);
    else pictures.set(shown.href, picture);
  }
  throwProblems(file, [...problems, ...body.problems]);
  const marked = markedWith(pictures);
  const html = marked.parser(blocks, marked.defaults).replaceAll(drawingMark, "<!--$1-->");
  const { headings, links } = body;
  return { html, headings, links, pictures: [...pictures.values()] };
}

function markedWith(pictures: Map<string, Picture>): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const content = this.parser.parseInline(tokens);
        const id = depth === 2 ? ` id="${slugOf(text)}"` : "";
        return `<h${depth}${id}>${content}</h${depth}>\n`;
      },
      image({ href, text }) {
        const picture = pictures.get(href);
        return picture ? pictureHtml(picture, escapeAttribute(text)) : "";
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
    },
  });
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

/** What stands for a drawing until the text is HTML. */
const drawingMark = /<p>drawing:([\w-]+)<\/p>/g;

function withFacts(markdown: string, file: string, problems: Problem[]): string {
  return markdown
    .replace(/\{\{example:([^{}]*)\}\}/g, (_, example: string) => example.replace(/^ +/, ""))
    .replace(/\{\{(drawing:([\w-]+))\}\}/g, (all, mark: string, name: string, offset: number) => {
      if (drawings[file]?.[name]) return mark;
      problems.push({ line: lineAt(markdown, offset), message: `there is no drawing ${all}` });
      return all;
    })
    .replace(/\{\{([\w.]+)\}\}/g, (all, reference: string, offset: number, text: string) => {
      const quoted = quote(reference, file);
      const line = lineAt(text, offset);
      if (!quoted) problems.push({ line, message: `there is no ${kindOf(reference)} ${all}` });
      return quoted ?? all;
    });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function quote(reference: string, file: string): string | undefined {
  const [topic = "", name = "", part] = reference.split(".");
  if (topic === "sum") return sums[file]?.[name]?.[part ?? ""];
  const topics: Record<string, TaxFacts> = taxFacts;
  const fact: Record<string, unknown> = { ...topics[topic]?.[name] };
  const text = fact[part ?? "value"];
  return typeof text === "string" ? text : undefined;
}

function kindOf(reference: string): string {
  return reference.startsWith("sum.")
    ? "sum in app/content/blog/sums.ts that is called"
    : "tax fact in app/content/tax-facts that is called";
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
