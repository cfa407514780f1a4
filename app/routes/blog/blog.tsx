import articles from "virtual:article-list";
import { firm } from "~/config/firm";
import { consultation, consultationBand } from "~/content/consultation";
import { blog } from "~/content/pages/blog";
import { BookOfCuttings } from "~/illustrations/pages/book-of-cuttings";
import { ArticleList } from "~/sections/article-list";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { Newsletter } from "~/sections/newsletter";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("blog", blog.meta);

export default function BlogRoute() {
  return (
    <>
      <FileHero {...blog.hero} drawing={<BookOfCuttings />} />
      <div className="page-width section-gap">
        <ArticleList articles={articles} words={blog.card} level={2} lead />
      </div>
      <Newsletter {...blog.newsletter} action={firm.newsletter.action} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
