import { Fragment, type ReactNode } from "react";
import type { ArticleBody as Body } from "~/content/types";
import { PlusMinus } from "~/ui/plus-minus";

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 py-10 lg:grid-cols-12">
      <nav aria-label={contents} className="lg:col-span-4">
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:-mt-2 lg:-ml-2 lg:overflow-y-auto lg:py-2 lg:pr-6 lg:pl-2">
          <details className="list-rule laid-open:details-content:[content-visibility:visible]">
            <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-h3 font-[560] laid-open:hidden">
              {contents}
              <PlusMinus />
            </summary>
            <p className="hidden py-3 font-display text-h3 font-[560] laid-open:block">
              {contents}
            </p>
            <ol className="border-t border-feint text-[1rem]">
              {body.headings.map(({ id, text }) => (
                <li key={id} className="border-b border-feint">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center py-1.5 text-small leading-snug decoration-2 underline-offset-4 hover:underline lg:min-h-0"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </div>
      </nav>
      <div className="double-rule pb-8 lg:col-span-8">
        {body.html.split(/<!--([\w-]+)-->/).map((part, index) =>
          index % 2 ? (
            <Fragment key={part}>{drawings?.[part]}</Fragment>
          ) : (
            <div
              key={part}
              className="article-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown, raw HTML refused
              dangerouslySetInnerHTML={{ __html: part }}
            />
          ),
        )}
      </div>
    </div>
  );
}
