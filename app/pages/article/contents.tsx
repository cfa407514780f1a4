import { PlusMinus } from "~/app/design/plus-minus";
import type { blog } from "~/words/pages/blog";
import type { ArticleBody } from "~/words/types";

interface ContentsProps {
  words: typeof blog.article;
  headings: ArticleBody["headings"];
  /** So many of the first lie open where there is room, the others are folded up: they are for whoever cannot wait. */
  urgent: number;
}

/** What an article's parts are, under its first words; on phones folded up, as are those that can wait everywhere. */
export function Contents({ words, headings, urgent }: ContentsProps) {
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
