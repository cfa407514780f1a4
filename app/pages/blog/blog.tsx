import articles from "virtual:articles";
import { NewsletterNote } from "~/app/islands/newsletter/newsletter-note";
import { ArticleList } from "~/app/parts/articles/article-list";
import { ClosingBand } from "~/app/parts/closing-band";
import { ListHero } from "~/app/parts/heroes/list-hero";
import { WaySheet } from "~/app/parts/heroes/way-sheet";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { articlePath, pathOf } from "~/site/pages";
import { consultation, consultationBand } from "~/words/consultation";
import { blog } from "~/words/pages/blog";
import type { ListedArticle } from "~/words/types";
import { BeingWritten } from "./being-written";

export const meta = () => pageMeta("blog", blog.meta);

const isWritten = ({ minutes }: ListedArticle) => Boolean(minutes);

export default function BlogRoute() {
  const written = articles.filter(isWritten);
  const { finder, rentLetter, undeclared } = blog;
  const ways = [
    ...[rentLetter, undeclared].map(({ title, article, anchor }) => ({
      title,
      to: `${articlePath(article)}#${anchor}`,
    })),
    { title: finder.title, to: `${pathOf(finder.page)}#${finder.anchor}` },
  ];
  return (
    <>
      <ListHero {...blog.hero} sheet={<WaySheet ways={ways} note={blog.start} />} />
      <div className="page-width pt-4 pb-[calc(var(--section-gap)/2)] md:pt-6">
        <ArticleList articles={written} words={blog.card} />
        <h2 className="mt-10 mb-4 text-h3 md:mt-16">{blog.later}</h2>
        <BeingWritten articles={articles.filter((one) => !isWritten(one))} words={blog.card} />
      </div>
      <NewsletterNote {...blog.newsletter} action={firm.newsletter.action} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
