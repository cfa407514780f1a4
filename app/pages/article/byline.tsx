import { PathLink } from "~/app/design/link";
import { Stamp } from "~/app/design/stamp";
import { ArticleDetails } from "~/app/parts/articles";
import { firm } from "~/firm/firm";
import { personOf } from "~/firm/firm-details";
import type { Person } from "~/firm/firm-schema";
import { pathOf } from "~/site/pages";
import type { blog } from "~/words/pages/blog";
import type { ArticleCard } from "~/words/types";

interface AboutArticleProps {
  article: ArticleCard;
  words: typeof blog.article;
  card: typeof blog.card;
}

/** Who wrote an article and who checked it, when, and how long it takes to read. */
export function AboutArticle({ article, words, card }: AboutArticleProps) {
  const { author, reviewer, updated } = article;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6">
      <Byline
        author={personOf(author)}
        reviewer={personOf(reviewer)}
        words={words.byline}
        sample={firm.people ? undefined : words.byline.sample}
      />
      <ArticleDetails
        article={article}
        words={card}
        updated={updated ? { label: words.updated, date: updated } : undefined}
      />
    </div>
  );
}

interface BylineProps {
  author?: Person;
  reviewer?: Person;
  /** `checked` goes on after the author; `reviewer` begins where nobody is named as one. */
  words: Omit<typeof blog.article.byline, "sample">;
  /** What stands there as long as the firm has named nobody. */
  sample?: typeof blog.article.byline.sample | undefined;
}

/** Who wrote an article and who checked it, each with the way to who they are; nothing for nobody. */
export function Byline({ author, reviewer, words, sample }: BylineProps) {
  if (sample)
    return (
      <p className="text-balance">
        {`${words.author} ${sample.author}, ${words.checked} ${sample.reviewer} `}
        <Stamp className="ml-3 inline-block">{sample.stamp}</Stamp>
      </p>
    );
  if (!author && !reviewer) return null;
  return (
    <p>
      <Named label={words.author} person={author} />
      {author && reviewer && ", "}
      <Named label={author ? words.checked : words.reviewer} person={reviewer} />
    </p>
  );
}

function Named({ label, person }: { label: string; person?: Person }) {
  if (!person) return null;
  return (
    <>
      {`${label} `}
      <PathLink to={`${pathOf("about")}#${person.id}`} className="text-link font-semibold">
        {person.name}
      </PathLink>
    </>
  );
}
