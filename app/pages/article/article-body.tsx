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

/** Of a guide with more parts than one can be asked to scroll through, so many lie open: the urgent ones. */
const mostOpen = 12;
const openFirst = 3;

/**
 * An article's text, part by part, beside the red rule. What the parts are stands after the first words or, where
 * there is room, right of them and of all that lies open, beside which they travel. Folded up, the parts that can wait have
 * the sheet's whole width, which their tables and slips take.
 */
export function ArticleBody({ body, about, drawings, words }: ArticleBodyProps) {
  const { headings } = body;
  const { opening, parts } = partsOf(body.html);
  // A drawing among the first words stands under the contents.
  const [first = "", drawn = ""] = opening.split(/<!--(.*?)-->/);
  const urgent = parts.length > mostOpen ? openFirst : parts.length;
  const withId = parts.map((part, index) => ({ ...part, id: headings[index]?.id }));
  return (
    <FileSheet>
      <RuledText className="gap-x-8 [counter-reset:passage] lg:ml-24 xl:ml-40 xl:grid xl:grid-cols-[minmax(0,1fr)_17rem] print:block">
        <div>
          {about}
          <div className="mt-5">
            <Text html={first} />
          </div>
        </div>
        {headings.length > 0 && (
          <Contents words={words} headings={headings} urgent={urgent < parts.length ? urgent : 0}>
            {drawings?.[drawn]}
          </Contents>
        )}
        {withId.slice(0, urgent).map(({ id, heading, html }) => (
          <section key={heading} id={id} className="scroll-mt-2 pt-8 md:pt-12 xl:col-start-1">
            <div className="article-text">
              <Heading html={heading} />
            </div>
            <div className="mt-3 md:mt-4">
              <Text html={html} drawings={drawings} />
            </div>
          </section>
        ))}
        {urgent < parts.length && (
          <div className="double-rule mt-10 mb-8 list-rule md:mt-16 xl:col-span-full">
            {withId.slice(urgent).map(({ id, heading, html }) => (
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
  return html
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
