import { firm } from "~/config/firm";
import { consultation } from "~/content/consultation";
import { letterFinder, letterKinds } from "~/content/letters";
import { home } from "~/content/pages/home";
import { sampleSheet } from "~/content/sample-sheet";
import { testimonials } from "~/content/testimonials";
import { Banner } from "~/sections/banner";
import { CardTable } from "~/sections/card-table";
import { ClosingBand } from "~/sections/closing-band";
import { GuideSheets } from "~/sections/guide-sheets";
import { HomeHero } from "~/sections/home-hero";
import { ReviewSummary } from "~/sections/review-summary";
import { Section } from "~/sections/section";
import { TestimonialCarousel } from "~/sections/testimonial-carousel";
import { pageMeta } from "~/seo/page-meta";
import { LetterFinder } from "~/tools/letter-finder";

export const meta = () => pageMeta("home", home.meta);

export default function HomeRoute() {
  return (
    <>
      <HomeHero {...home.hero} reviews={firm.reviews} />
      <LetterFinder {...letterFinder} kinds={letterKinds} />
      <Section heading={home.letters.heading}>
        <CardTable cards={home.letters.cards} action={home.letters.action} />
      </Section>
      <Banner {...home.banner} sheet={sampleSheet} />
      <GuideSheets {...home.guides} />
      <Section heading={home.reviews.heading}>
        <TestimonialCarousel testimonials={testimonials} words={home.reviews} />
        <ReviewSummary {...home.reviews.summary} {...firm.reviews} />
      </Section>
      <ClosingBand {...home.closing} next={consultation} />
    </>
  );
}
