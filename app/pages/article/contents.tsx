import type { CSSProperties } from "react";
import { PlusMinus } from "~/app/design/plus-minus";
import type { ArticleBody } from "~/words/types";

export interface ContentsWords {
  contents: string;
  /** What the parts that can wait are called together. */
  laterParts: string;
}

interface ContentsProps {
  words: ContentsWords;
  headings: ArticleBody["headings"];
  /** So many of the first stand side by side before the others, which are folded up: they are for whoever cannot wait. */
  urgent: number;
}

/** What an article's parts are, under its first words; on phones folded up, as are those that can wait everywhere. */
export function Contents({ words, headings, urgent }: ContentsProps) {
  const later = headings.slice(urgent);
  return (
    <nav aria-label={words.contents} className="mt-6 lg:mt-8">
      <p className="mb-3 hidden font-display text-h3 font-[560] laid-open:block">
        {words.contents}
      </p>
      <details className="max-lg:border-y max-lg:border-feint laid-open:details-content:[content-visibility:visible]">
        <summary className="flex min-h-14 items-center justify-between gap-4 py-2 font-display text-h3 font-[560] laid-open:hidden">
          {words.contents}
          <PlusMinus />
        </summary>
        <ol className="list-rule max-lg:border-feint lg:grid lg:grid-cols-2 lg:gap-x-8 lg:border-b lg:border-b-feint">
          {headings.slice(0, urgent).map(({ id, text }) => (
            <li key={id} className="max-lg:border-b max-lg:border-feint">
              <a
                href={`#${id}`}
                className={`min-h-11 py-2 font-display font-[560] before:w-7 before:text-red ${entry}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
        {later.length > 0 && (
          <details>
            <summary className="flex min-h-14 items-center justify-between gap-4 py-2 font-display font-[560]">
              {words.laterParts}
              <PlusMinus />
            </summary>
            <ol
              start={urgent + 1}
              style={{ "--rows": Math.ceil(later.length / 2) } as CSSProperties}
              className="list-rule gap-x-8 max-lg:border-feint lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--rows),auto)]"
            >
              {later.map(({ id, text }) => (
                <li key={id} className="border-b border-feint">
                  <a
                    href={`#${id}`}
                    className={`min-h-11 py-1.5 text-small before:w-7 before:font-semibold lg:min-h-0 ${entry}`}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        )}
      </details>
    </nav>
  );
}

/** A part's name after its number. */
const entry =
  "flex items-center leading-snug decoration-2 underline-offset-4 before:shrink-0 before:self-start before:content-[counter(list-item)_/_''] hover:underline";
