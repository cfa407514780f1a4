import { Fragment, type ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import type { blog } from "~/words/pages/blog";
import type { ArticleCard, ArticleBody as Body } from "~/words/types";
import { AboutArticle } from "./byline";

interface ArticleBodyProps {
  article: ArticleCard & Body;
  /** Its drawings, by the names that mark their places in the text. */
  drawings: Record<string, ReactNode>;
  words: typeof blog;
}

/** So many parts lie open: those that cannot wait. */
const openFirst = 4;

/**
 * An article's text, part by part, beside the red rule, and over the sheet's whole width: paragraphs in the right
 * column, left of them what they are about and what is drawn, tables and calendars across both. The parts that can
 * wait are folded up, by what they are about.
 */
export function ArticleBody({ article, drawings, words }: ArticleBodyProps) {
  const { headings } = article;
  const [opening = "", ...rest] = article.html.split(/<h2 [^>]*>/);
  const parts = rest.map((part, index) => {
    const [heading = "", html = ""] = part.split("</h2>");
    return { heading, html, ...headings[index] };
  });
  return (
    <FileSheet>
      <RuledText className="[counter-reset:passage] lg:ml-40">
        <AboutArticle article={article} words={words.article} card={words.card} />
        <div className="mt-4">
          <Text html={opening} drawings={drawings} />
        </div>
        {headings.length > 0 && (
          <Contents words={words.article} headings={headings} urgent={openFirst} />
        )}
        {parts.slice(0, openFirst).map(({ id, heading, html }) => (
          <section key={heading} id={id} className="pt-8 md:pt-12">
            <div data-columns className={columns}>
              <div className="article-text mb-4">
                <Heading html={heading} />
              </div>
              <Text html={html} drawings={drawings} />
            </div>
          </section>
        ))}
        {grouped(parts.slice(openFirst)).map(([group, folded]) => (
          <div key={folded[0]?.heading} className={`pt-8 md:pt-12 ${group ? columns : ""}`}>
            {group && (
              <p className="mb-4 font-display text-h3 leading-tight font-semibold">{group}</p>
            )}
            <div className="double-rule list-rule">
              {folded.map(({ id, heading, html }) => (
                <details
                  key={heading}
                  className="border-b border-feint last:border-b-0 unscripted:has-target:details-content:[content-visibility:visible]"
                >
                  <summary className="article-text flex min-h-12 items-center justify-between gap-4 py-2">
                    <Heading html={heading} />
                    <PlusMinus />
                  </summary>
                  <div id={id} className="scroll-mt-32 pb-6">
                    <Text html={html} drawings={drawings} />
                  </div>
                </details>
              ))}
            </div>
          </div>
        ))}
      </RuledText>
    </FileSheet>
  );
}

/** What a passage is about, and the passage. */
const columns =
  "gap-y-4 xl:grid xl:grid-cols-[var(--side)_minmax(0,1fr)] xl:[--side:min(22rem,var(--page)-54rem)]";

/** Parts in their groups; each group's name stands at its first part. */
function grouped<Part extends { group?: string | undefined }>(parts: readonly Part[]) {
  const groups: [string | undefined, Part[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && !part.group) last[1].push(part);
    else groups.push([part.group, [part]]);
  }
  return groups;
}

function Heading({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown, raw HTML refused
  return <h2 dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A part's text, and its drawings where their marks stand. */
function Text({ html, drawings }: { html: string } & Pick<ArticleBodyProps, "drawings">) {
  return html
    .trim()
    .split(/<!--(.*?)-->/)
    .map((piece, index) =>
      index % 2 ? (
        <Fragment key={piece}>{drawings[piece]}</Fragment>
      ) : (
        piece && (
          <div
            key={piece}
            className="article-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown, raw HTML refused
            dangerouslySetInnerHTML={{ __html: piece }}
          />
        )
      ),
    );
}

interface ContentsProps {
  words: typeof blog.article;
  headings: Body["headings"];
  /** So many of the first lie open where there is room, the others are folded up: they are for whoever cannot wait. */
  urgent: number;
}

/** What an article's parts are, under its first words; on phones folded up, as are those that can wait everywhere. */
function Contents({ words, headings, urgent }: ContentsProps) {
  return (
    <nav aria-label={words.contents} className="mt-6">
      <p className="hidden pb-2 font-display text-h3 font-[560] laid-open:block">
        {words.contents}
      </p>
      <details className="list-rule laid-open:details-content:[content-visibility:visible]">
        <summary className={`text-h3 laid-open:hidden ${fold}`}>
          {words.contents}
          <PlusMinus />
        </summary>
        <Entries headings={headings.slice(0, urgent)} className="font-display font-[560]" />
        {headings.length > urgent && (
          <details>
            <summary className={fold}>
              {words.laterParts}
              <PlusMinus />
            </summary>
            <Entries headings={headings.slice(urgent)} start={urgent + 1} className="text-small" />
          </details>
        )}
      </details>
    </nav>
  );
}

/** What the parts below it are called together. */
const fold =
  "flex items-center justify-between gap-4 border-b border-feint py-3 font-display font-[560]";

interface EntriesProps extends Pick<ContentsProps, "headings"> {
  start?: number;
  className: string;
}

/** The names of parts, each after its number. */
function Entries({ headings, start, className }: EntriesProps) {
  return (
    <ol start={start} className="gap-x-8 lg:columns-2">
      {headings.map(({ id, text }) => (
        <li key={id} className="break-inside-avoid border-b border-feint">
          <a
            href={`#${id}`}
            className={`flex items-baseline py-3 leading-snug decoration-2 underline-offset-4 before:min-w-7 before:text-red before:content-[counter(list-item)] supports-[content:''/'']:before:content-[counter(list-item)_/_''] hover:underline ${className}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
