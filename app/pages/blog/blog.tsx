import articles from "virtual:articles";
import { PageTab } from "~/app/design/file-tab";
import { NewsletterNote } from "~/app/islands/newsletter/newsletter-note";
import { ArticleList } from "~/app/parts/articles/article-list";
import { ClosingBand } from "~/app/parts/closing-band";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Ways } from "~/app/parts/heroes/ways";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation, consultationBand } from "~/words/consultation";
import { blog } from "~/words/pages/blog";
import { defenceWords, serviceWords } from "~/words/services/common";
import type { ListedArticle } from "~/words/types";
import { BeingWritten } from "./being-written";

export const meta = () => pageMeta("blog", blog.meta);

const isWritten = ({ minutes }: ListedArticle) => Boolean(minutes);

export default function BlogRoute() {
  const [first, ...others] = articles.filter(isWritten);
  const { hero } = blog;
  return (
    <>
      <div className="page-width">
        <PageTab>{hero.badge}</PageTab>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 sm:mt-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
          <div>
            <h1 className="text-display">{hero.headline}</h1>
            <p className="mt-5 max-w-[24em] text-lede text-pretty text-ink-2">{hero.lede}</p>
            <HeroStart words={serviceWords} subject={hero.badge} help={defenceWords.who} />
            <Ways ways={blog.ways} note={blog.start} className="mt-8" />
          </div>
          {first && <ArticleList articles={[first]} words={blog.card} isLarge />}
        </div>
      </div>
      <div className="page-width pt-10 pb-[calc(var(--section-gap)/2)] md:pt-12">
        <ArticleList articles={others} words={blog.card} />
        <h2 className="mt-10 mb-4 text-h3 md:mt-16">{blog.later}</h2>
        <BeingWritten articles={articles.filter((one) => !isWritten(one))} words={blog.card} />
      </div>
      <NewsletterNote {...blog.newsletter} action={firm.newsletter.action} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
