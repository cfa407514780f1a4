import { Fragment, type ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import type { ArticleBody as Body } from "~/words/types";
import { Contents, type ContentsWords } from "./contents";

interface ArticleBodyProps {
  body: Body;
  /** Who wrote it and when: above its first words. */
  about: ReactNode;
  /** Its drawings, by the names that mark their places in the text. */
  drawings?: Record<string, ReactNode>;
  words: ContentsWords;
}

/** So many parts lie open: those that cannot wait. */
const openFirst = 4;

/**
 * An article's text, part by part, beside the red rule, and over the sheet's whole width: paragraphs in the one
 * column, beside them what is drawn and what may be said, tables and calendars across both. The parts that can
 * wait are folded up.
 */
export function ArticleBody({ body, about, drawings, words }: ArticleBodyProps) {
  const { headings } = body;
  const { opening, parts } = partsOf(body.html);
  const withId = parts.map((part, index) => ({ ...part, id: headings[index]?.id }));
  return (
    <FileSheet>
      <RuledText className="[counter-reset:passage] lg:ml-24 xl:ml-40">
        {about}
        <div className="mt-5">
          <Text html={opening} />
        </div>
        {headings.length > 0 && <Contents words={words} headings={headings} urgent={openFirst} />}
        {withId.slice(0, openFirst).map(({ id, heading, html }) => (
          <section key={heading} id={id} className="scroll-mt-2 pt-8 md:pt-12">
            <div className="article-text">
              <Heading html={heading} />
            </div>
            <div className="mt-3 md:mt-4">
              <Text html={html} drawings={drawings} />
            </div>
          </section>
        ))}
        {openFirst < parts.length && (
          <div className="double-rule mt-10 mb-8 list-rule md:mt-16">
            {withId.slice(openFirst).map(({ id, heading, html }) => (
              <details
                key={heading}
                id={id}
                className="scroll-mt-2 border-b border-feint last:border-b-0 unscripted:target:details-content:[content-visibility:visible]"
              >
                <summary className="article-text flex min-h-12 items-center justify-between gap-4 py-2.5">
                  <Heading html={heading} />
                  <span className="mt-0">
                    <PlusMinus />
                  </span>
                </summary>
                <div className="pb-8">
                  <Text html={html} drawings={drawings} />
                </div>
              </details>
            ))}
          </div>
        )}
      </RuledText>
    </FileSheet>
  );
}

function Heading({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown, raw HTML refused
  return <h2 dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A part's text, and its drawings where their marks stand. */
function Text({
  html,
  drawings,
}: {
  html: string;
  drawings?: Record<string, ReactNode> | undefined;
}) {
  return (
    <div
      data-columns
      className="gap-x-12 gap-y-5 xl:grid xl:grid-cols-[minmax(0,33em)_minmax(17rem,1fr)] min-[90rem]:gap-x-8 min-[90rem]:grid-cols-[minmax(0,33em)_minmax(15.5rem,1fr)]"
    >
      {html
        .trim()
        .split(/<!--(.*?)-->/)
        .map((piece, index) =>
          index % 2 ? (
            <Fragment key={piece}>{drawings?.[piece]}</Fragment>
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
        )}
    </div>
  );
}

/** What stands before the first heading, and each heading with what it is above. */
function partsOf(html: string) {
  const [opening = "", ...rest] = html.split(/<h2 [^>]*>/);
  const parts = rest.map((part) => {
    const [heading = "", text = ""] = part.split("</h2>");
    return { heading, html: text };
  });
  return { opening, parts };
}
