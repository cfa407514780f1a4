import type { ComponentProps } from "react";
import { ArticleDetails, type ArticleDetailsWords } from "~/app/parts/articles/article-details";
import { firm } from "~/firm/firm";
import { personOf } from "~/firm/firm-details";
import type { ArticleCard } from "~/words/types";
import { Byline } from "./byline";

interface AboutArticleProps {
  article: ArticleCard;
  words: {
    updated: string;
    byline: ComponentProps<typeof Byline>["words"] & {
      sample: ComponentProps<typeof Byline>["sample"];
    };
  };
  card: ArticleDetailsWords;
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
