import type { CSSProperties } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import type { ArticleBody } from "~/words/types";

interface ContentsProps {
  heading: string;
  headings: ArticleBody["headings"];
  /** So many of the first are set large: they are for whoever cannot wait. */
  urgent: number;
}

/** What an article's parts are, under its first words; on phones folded up. */
export function Contents({ heading, headings, urgent }: ContentsProps) {
  return (
    <nav aria-label={heading} className="mt-6 lg:mt-8">
      <p className="hidden font-display text-h3 font-[560] laid-open:block">{heading}</p>
      <details className="max-lg:border-y max-lg:border-feint lg:mt-3 laid-open:details-content:[content-visibility:visible]">
        <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-h3 font-[560] laid-open:hidden">
          {heading}
          <PlusMinus />
        </summary>
        <ol
          style={{ "--rows": urgent + Math.ceil((headings.length - urgent) / 2) } as CSSProperties}
          className="list-rule gap-x-8 max-lg:border-feint lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--rows),auto)]"
        >
          {headings.map(({ id, text }, index) => (
            <li
              key={id}
              className={`border-b border-feint ${index < urgent ? "lg:col-span-2 lg:row-(--row)" : ""}`}
            >
              <a
                href={`#${id}`}
                className={`flex min-h-11 items-center py-1.5 leading-snug decoration-2 underline-offset-4 before:shrink-0 before:self-start before:content-[counter(list-item)_/_''] hover:underline ${index < urgent ? "font-display text-h3 font-[560] before:w-9 before:text-red lg:py-2" : "text-small before:w-7 before:font-semibold lg:min-h-0"}`}
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
