import { type MarkedToken, type Token, walkTokens } from "marked";
import type { ArticleBody } from "../../app/content/types.ts";
import type { Problem } from "./problems.ts";

/** A link, or a picture, where it stands in an article's file. */
export interface Reference {
  href: string;
  line: number;
}

export interface ArticlePicture extends Reference {
  alt: string;
}

/** What an article's Markdown holds, besides its words. */
interface BodyParts {
  headings: ArticleBody["headings"];
  links: Reference[];
  pictures: ArticlePicture[];
  problems: Problem[];
}

/**
 * @param blocks the article's Markdown, taken apart by `marked`
 * @returns its headings, links and pictures, and what an article may not hold, each with its line
 */
export function readBody(blocks: readonly Token[]): BodyParts {
  const headings: { id: string; text: string }[] = [];
  const links: Reference[] = [];
  const pictures: ArticlePicture[] = [];
  const problems: Problem[] = [];
  let level = 1;
  for (const { token, line } of withLines(blocks)) {
    const refuse = (message: string) => problems.push({ line, message });
    if (token.type === "html") {
      refuse(`raw HTML is not allowed in an article, write Markdown: ${token.raw.trim()}`);
    } else if (token.type === "link") {
      links.push({ href: token.href, line });
    } else if (token.type === "image") {
      pictures.push({ href: token.href, alt: token.text, line });
      if (token.title) refuse(`"${token.title}" is shown nowhere: write it below the picture`);
    } else if (token.type === "text" && !token.tokens && /\]\(/.test(token.raw)) {
      refuse(`a link is written [words](/address), without spaces in the address: ${token.raw}`);
    } else if (token.type === "heading") {
      const id = slugOf(token.text);
      if (token.depth === 1) {
        refuse(`the page's one # heading is the title; "${token.text}" is written with ##`);
      } else if (token.depth > level + 1) {
        refuse(`"${token.text}" skips a level: it is written with ${"#".repeat(level + 1)}`);
      } else if (headings.some((other) => other.id === id)) {
        refuse(`two headings read "${token.text}", and a link could lead to one of them only`);
      }
      level = token.depth;
      if (level === 2) headings.push({ id, text: token.text });
    }
  }
  return { headings, links, pictures, problems };
}

/**
 * @param text a heading
 * @returns its address on its page
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Each token with its line; in a quotation, whose lines `marked` joins, with that of the one before. */
function withLines(blocks: readonly Token[]): { token: MarkedToken; line: number }[] {
  const found: { token: MarkedToken; line: number }[] = [];
  let line = 1;
  for (const block of blocks) {
    let cursor = 0;
    walkTokens([block], (token) => {
      const at = block.raw.indexOf(token.raw, cursor);
      const isInline = /^(?:link|image|html|heading)$/.test(token.type);
      if (at >= 0 && isInline) cursor = at + 1;
      const place = at < 0 ? cursor : at;
      found.push({ token: token as MarkedToken, line: line + breaksIn(block.raw.slice(0, place)) });
    });
    line += breaksIn(block.raw);
  }
  return found;
}

function breaksIn(text: string): number {
  return text.split("\n").length - 1;
}
