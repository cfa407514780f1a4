import { Fragment, type ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import { FileSheet } from "~/app/parts/file-sheet";
import type { ArticleBody as Body } from "~/words/types";
import { Contents } from "./contents";

interface ArticleBodyProps {
  body: Body;
  /** Who wrote it and when: in the margin beside its first words. */
  about: ReactNode;
  /** Its drawings, by the names that mark their places in the text. */
  drawings?: Record<string, ReactNode>;
  /** Heading of the contents list. */
  contents: string;
}

/** Of a guide with more parts than a phone can be asked to scroll through, so many lie open there: the urgent ones. */
const mostOpen = 12;
const openFirst = 3;

/** An article's text, part by part, each heading in the margin; after the first words, what the parts are. */
export function ArticleBody({ body, about, drawings, contents }: ArticleBodyProps) {
  const { headings } = body;
  const { opening, parts } = partsOf(body.html);
  return (
    <FileSheet>
      <div className="[counter-reset:passage] max-lg:ml-3 max-lg:border-l-2 max-lg:border-red max-lg:pr-(--gutter) max-lg:pb-8 max-lg:pl-(--passage-gap) lg:[--passage-gap:3rem] lg:[--passage-margin:20rem] xl:[--passage-margin:22rem] min-[90rem]:[--passage-margin:19.5rem]">
        <Part margin={about} ends={parts.length === 0}>
          <Text html={opening} drawings={drawings} />
        </Part>
        {headings.length > 0 && <Contents heading={contents} headings={headings} />}
        {parts.map(({ heading, html }, index) => (
          <Part
            key={heading}
            id={headings[index]?.id}
            ends={index === parts.length - 1}
            isFolded={parts.length > mostOpen && index >= openFirst}
            heading={heading}
          >
            <Text html={html} drawings={drawings} />
          </Part>
        ))}
      </div>
    </FileSheet>
  );
}

interface PartProps {
  id?: string | undefined;
  /** Left of the red rule, in sight for as long as the text beside it is: its heading, as HTML, or something else. */
  heading?: string;
  margin?: ReactNode;
  /** Whether the article ends with it. */
  ends: boolean;
  /** Whether it is folded up on a phone, under its heading. */
  isFolded?: boolean;
  children: ReactNode;
}

function Part({ id, heading = "", margin, ends, isFolded = false, children }: PartProps) {
  const text = <div className={ends ? "double-rule pb-8" : undefined}>{children}</div>;
  return (
    <div
      id={id}
      className={`scroll-mt-2 lg:grid lg:grid-cols-[var(--passage-margin)_minmax(0,1fr)] ${isFolded ? "md:max-lg:pt-8" : "max-lg:pt-8"}`}
    >
      <div
        className={`lg:pt-7 lg:pr-4 lg:pb-7 lg:pl-(--gutter) ${isFolded ? "hidden laid-out:block" : ""}`}
      >
        <div className="lg:sticky lg:top-8">
          {margin ?? (
            <div className="article-text">
              <Heading html={heading} />
            </div>
          )}
        </div>
      </div>
      <div
        className={`lg:border-l-2 lg:border-red lg:col-start-2 lg:py-7 lg:pr-(--gutter) lg:pl-(--passage-gap) ${isFolded ? "md:max-lg:mt-3" : "max-lg:mt-3"}`}
      >
        {isFolded ? (
          <details
            data-part
            className="lies-out max-md:border-t max-md:border-feint unscripted:in-target:details-content:[content-visibility:visible]"
          >
            <summary className="article-text flex min-h-14 items-center justify-between gap-4 py-3">
              <Heading html={heading} />
              <span className="mt-0">
                <PlusMinus />
              </span>
            </summary>
            <div className="max-md:pb-6">{text}</div>
          </details>
        ) : (
          text
        )}
      </div>
    </div>
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
