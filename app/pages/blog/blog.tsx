import articles from "virtual:articles";
import { PageTab } from "~/app/design/file-tab";
import { NewsletterNote } from "~/app/islands/newsletter/newsletter-note";
import { ClosingBand } from "~/app/parts/closing-band";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Ways } from "~/app/parts/heroes/ways";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation, consultationBand } from "~/words/consultation";
import { blog } from "~/words/pages/blog";
import { ArticleGrid } from "./article-grid";

export const meta = () => pageMeta("blog", blog.meta);

export default function BlogRoute() {
  const { hero } = blog;
  return (
    <>
      <div className="page-width">
        <PageTab>{hero.badge}</PageTab>
        <div className="mt-4 grid gap-6 lg:mt-8 lg:grid-cols-2 lg:gap-8">
          <div>
            <h1 className="text-display">{hero.headline}</h1>
            <p className="mt-4 text-lede text-ink-2">{hero.lede}</p>
            <HeroStart subject={hero.badge} />
          </div>
          <Ways
            ways={blog.ways}
            note={blog.start}
            className="on-paper self-start border-2 border-ink px-4 pt-4 pb-4 md:p-6 lg:mt-10 lg:rotate-1 lg:text-lede"
          />
        </div>
      </div>
      <div className="page-width pt-8 pb-12">
        <ArticleGrid articles={articles} words={blog.card} />
      </div>
      <NewsletterNote {...blog.newsletter} {...firm.newsletter} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
