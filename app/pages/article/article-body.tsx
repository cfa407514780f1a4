import { Fragment, type ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import { FileSheet } from "~/app/parts/file-sheet";
import type { ArticleBody as Body } from "~/words/types";

interface ArticleBodyProps {
  body: Body;
  /** Its drawings, by the names that mark their places in the text. */
  drawings?: Record<string, ReactNode>;
  /** Heading of the contents list. */
  contents: string;
}

/** An article's text, with the list of its contents beside it; on phones the list is folded up. */
export function ArticleBody({ body, drawings, contents }: ArticleBodyProps) {
  return (
    <FileSheet>
      <div className="max-lg:ml-3 max-lg:border-l-2 max-lg:border-red max-lg:pr-(--gutter) max-lg:pl-(--passage-gap) min-[90rem]:[--passage-margin:18rem] lg:grid lg:grid-cols-[var(--passage-margin)_minmax(0,1fr)]">
        <nav aria-label={contents} className="max-lg:pt-2 lg:py-10 lg:pr-6 lg:pl-(--gutter)">
          <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:-m-2 lg:scroll-p-2 lg:overflow-y-auto lg:p-2">
            <details className="lg:list-rule max-lg:border-b max-lg:border-feint laid-open:details-content:[content-visibility:visible]">
              <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-h3 font-[560] laid-open:hidden">
                {contents}
                <PlusMinus />
              </summary>
              <p className="hidden py-3 font-display text-h3 font-[560] laid-open:block">
                {contents}
              </p>
              <ol className="border-t border-feint text-small">
                {body.headings.map(({ id, text }) => (
                  <li key={id} className="border-b border-feint">
                    <a
                      href={`#${id}`}
                      className="flex min-h-11 items-center py-1.5 before:w-7 before:shrink-0 before:self-start before:font-semibold before:content-[counter(list-item)_/_''] text-small leading-snug decoration-2 underline-offset-4 hover:underline lg:min-h-0"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </div>
        </nav>
        <div className="max-lg:pt-6 max-lg:pb-8 lg:border-l-2 lg:border-red lg:py-10 lg:pr-(--gutter) lg:pl-(--passage-gap)">
          <div className="double-rule pb-8 [counter-reset:passage]">
            {body.html
              .trim()
              .split(/<!--(.*?)-->/)
              .map((part, index) =>
                index % 2 ? (
                  <Fragment key={part}>{drawings?.[part]}</Fragment>
                ) : (
                  part && (
                    <div
                      key={part}
                      className="article-text"
                      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown, raw HTML refused
                      dangerouslySetInnerHTML={{ __html: part }}
                    />
                  )
                ),
              )}
          </div>
        </div>
      </div>
    </FileSheet>
  );
}
