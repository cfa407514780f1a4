import articles from "virtual:articles";
import { PageTab } from "~/app/design/file-tab";
import { NewsletterNote } from "~/app/islands/newsletter/newsletter-note";
import { ClosingBand } from "~/app/parts/closing-band";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Ways } from "~/app/parts/heroes/ways";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation, consultationBand } from "~/words/consultation";
import { blog } from "~/words/pages/blog";
import { defenceWords, serviceWords } from "~/words/services/common";
import { ArticleGrid } from "./article-grid";

export const meta = () => pageMeta("blog", blog.meta);

export default function BlogRoute() {
  const { hero } = blog;
  return (
    <>
      <div className="page-width">
        <PageTab>{hero.badge}</PageTab>
        <h1 className="mt-4 text-display lg:mt-8">{hero.headline}</h1>
        <div className="mt-4 gap-x-6 lg:grid lg:grid-cols-2 lg:items-start lg:[&>:last-child]:mt-0">
          <p className="text-lede text-ink-2">{hero.lede}</p>
          <HeroStart
            words={serviceWords}
            subject={hero.badge}
            row={<QuietRow who={defenceWords.who} />}
          />
        </div>
      </div>
      <div className="page-width pt-6 pb-[calc(var(--section-gap)/2)]">
        <Ways ways={blog.ways} note={blog.start} className="mb-8 lg:-mt-8" />
        <ArticleGrid articles={articles} words={blog.card} />
      </div>
      <NewsletterNote {...blog.newsletter} action={firm.newsletter.action} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
