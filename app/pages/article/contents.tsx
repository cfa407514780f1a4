import type { CSSProperties } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import type { ArticleBody } from "~/words/types";

interface ContentsProps {
  heading: string;
  headings: ArticleBody["headings"];
}

/** What an article's parts are, in two columns under its first words; on phones folded up. */
export function Contents({ heading, headings }: ContentsProps) {
  return (
    <nav
      aria-label={heading}
      className="max-lg:pt-5 lg:grid lg:grid-cols-[var(--passage-margin)_minmax(0,1fr)]"
    >
      <p className="hidden pt-4 pr-6 pl-(--gutter) font-display text-h3 font-[560] laid-open:block">
        {heading}
      </p>
      <details className="max-lg:border-y max-lg:border-feint laid-open:col-start-2 lg:border-l-2 lg:border-red lg:pt-4 lg:pr-(--gutter) lg:pb-6 lg:pl-(--passage-gap) laid-open:details-content:[content-visibility:visible]">
        <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-h3 font-[560] laid-open:hidden">
          {heading}
          <PlusMinus />
        </summary>
        <ol
          style={{ "--rows": Math.ceil(headings.length / 2) } as CSSProperties}
          className="list-rule gap-x-8 max-lg:border-feint lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--rows),auto)]"
        >
          {headings.map(({ id, text }) => (
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
    </nav>
  );
}
